import { StoryRow } from '@/components/blocks/split-row/split-row';
import { PageCover } from '@/components/blocks/page-cover/page-cover';
import { PageTitle } from '@/components/blocks/page-title';
import { RichText, RouteSection, type ScreenProps, useMarks, VisuallyHidden } from 'still-live/react';
import { SCREENS } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import styles from './about-screen.module.scss';

export function AboutScreen({ page, heading }: ScreenProps<'chi_siamo'>) {
  const mark = useMarks();
  return (
    <RouteSection id={SCREENS.chi_siamo.at} labelledBy="titolo-chi-siamo">
      <PageCover tone={SCREENS.chi_siamo.tone} mark={mark('pagine/chi_siamo/testo_introduzione')}>
        <PageTitle id="titolo-chi-siamo" html={heading} otherwise={wording.screens.about} />
        <RichText html={page.testo_introduzione} size="lead" />
      </PageCover>
      {page.testo_chi_siamo !== '' && (
        <div {...mark('pagine/chi_siamo/testo_chi_siamo')} className={styles.text}>
          <VisuallyHidden as="h2">{wording.ourStory}</VisuallyHidden>
          <RichText html={page.testo_chi_siamo} size="lead" />
        </div>
      )}
      <div className={styles.work}>
        <StoryRow
          block={page.blocco_lavora_con_noi}
          label={wording.screens.careers}
          tone="welfare"
          mark={mark('pagine/chi_siamo/blocco_lavora_con_noi')}
        />
      </div>
    </RouteSection>
  );
}
