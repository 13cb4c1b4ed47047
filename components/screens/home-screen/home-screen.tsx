import { ImageText } from '@/components/blocks/image-text/image-text';
import { OfferCard } from '@/components/blocks/offer-card/offer-card';
import { RouteSection } from '@/components/blocks/route-section/route-section';
import { useMarks } from '@/components/kit/mark/mark';
import { RichText } from '@/components/kit/rich-text/rich-text';
import { GuardedSlider } from '@/components/kit/slider/guarded-slider';
import type { HomePage } from '@/lib/content/model';
import styles from './home-screen.module.scss';

/**
 * Renders Home: cover, services and products, who we are, and blocks of pictures, text and call to action.
 */
export function HomeScreen({ page }: { readonly page: HomePage }) {
  const mark = useMarks();
  return (
    <RouteSection id="/" aliases={['/home', '/home/']} labelledBy="titolo-home">
      <div {...mark('pagine/home/immagini_di_copertina')} className={styles.cover}>
        <GuardedSlider
          priority
          items={page.immagini_di_copertina}
          label="Immagini di copertina"
          sizes="(min-width: 900px) 66vw, 106vw"
          className={styles.media}
        />
        <h1 id="titolo-home" tabIndex={-1} className={styles.word}>
          Feeling
        </h1>
      </div>
      {page.blocco_servizi_e_prodotti.length > 0 && (
        <ul className={styles.offers}>
          {page.blocco_servizi_e_prodotti.map((offer, index) => (
            <OfferCard
              key={offer.key}
              offer={offer}
              index={index}
              mark={mark(`pagine/home/blocco_servizi_e_prodotti/_list/${offer.key}`)}
            />
          ))}
        </ul>
      )}
      {page.testo_chi_siamo !== '' && (
        <div {...mark('pagine/home/testo_chi_siamo')} className={styles.statement}>
          <div className={styles.words}>
            <RichText html={page.testo_chi_siamo} size="statement" />
          </div>
        </div>
      )}
      {page.blocchi_immagine_testo_cta.length > 0 && (
        <div className={styles.blocks}>
          {page.blocchi_immagine_testo_cta.map((block) => (
            <ImageText
              key={block.key}
              gallery={block.gallery_immagini}
              text={block.descrizione}
              cta={block.cta}
              label="Galleria di immagini"
              mark={mark(`pagine/home/blocchi_immagine_testo_cta/_list/${block.key}`)}
            />
          ))}
        </div>
      )}
    </RouteSection>
  );
}
