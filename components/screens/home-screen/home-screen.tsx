import { name } from '@/brand/brand';
import { Entries, RichText, RouteSection, type ScreenProps, useMarks } from 'still-live/react';
import { OfferCard } from '@/components/blocks/cards/cards';
import { StoryRow } from '@/components/blocks/split-row/split-row';
import { SliderWithBoundary } from '@/components/kit/slider/slider';
import { SCREENS } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import styles from './home-screen.module.scss';

/**
 * The picture is nearly as high as the window, and in a wide window it takes most of the width. `sizes` has plain
 * numbers, because WebKit reads few functions there.
 */
function homeSizes(ratio: number): string {
  const window = Math.ceil(82 * ratio);
  const phone = Math.max(106, Math.ceil(129 * ratio));
  return `(min-width: 900px) and (min-aspect-ratio: ${window}/75) 75vw, (min-width: 900px) ${window}vh, ${phone}vw`;
}

const { at: AT, also: ALSO } = SCREENS.home;
const ALIASES = ALSO.flatMap((path) => [path, `${path}/`]);

export function HomeScreen({ page }: ScreenProps<'home'>) {
  const mark = useMarks();
  return (
    <RouteSection id={AT} aliases={ALIASES} labelledBy="titolo-home">
      <div {...mark('pagine/home/immagini_di_copertina')} className={styles.cover}>
        <SliderWithBoundary
          items={page.immagini_di_copertina}
          label={wording.coverPictures}
          sizes={homeSizes}
          className={styles.media}
        />
        <h1 id="titolo-home" tabIndex={-1} className={styles.word}>
          {name}
        </h1>
      </div>
      <Entries
        of={page.blocco_servizi_e_prodotti}
        path="pagine/home/blocco_servizi_e_prodotti"
        className={styles.offers}
      >
        {(offer, own, index) => <OfferCard entry={offer} index={index} mark={own} />}
      </Entries>
      {page.testo_chi_siamo !== '' && (
        <div {...mark('pagine/home/testo_chi_siamo')} className={styles.statement}>
          <div className={styles.words}>
            <RichText html={page.testo_chi_siamo} size="statement" />
          </div>
        </div>
      )}
      <Entries
        as="div"
        of={page.blocchi_immagine_testo_cta}
        path="pagine/home/blocchi_immagine_testo_cta"
        className={styles.blocks}
      >
        {(block, own) => <StoryRow block={block} label={wording.gallery} mark={own} />}
      </Entries>
    </RouteSection>
  );
}
