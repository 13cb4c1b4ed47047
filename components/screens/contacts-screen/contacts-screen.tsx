import { BigCard } from '@/components/blocks/cards/cards';
import {
  Entries,
  RichText,
  RouteSection,
  type ScreenProps,
  useMarks,
  VisuallyHidden,
} from 'still-live/react';
import { PageCover } from '@/components/blocks/page-cover/page-cover';
import { PageTitle } from '@/components/blocks/page-title';
import { SCREENS } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import styles from './contacts-screen.module.scss';

export function ContactsScreen({ page, heading }: ScreenProps<'contatti'>) {
  const mark = useMarks();
  return (
    <RouteSection id={SCREENS.contatti.at} labelledBy="titolo-contatti">
      <PageCover tone={SCREENS.contatti.tone} mark={mark('pagine/contatti/testo_introduttivo')}>
        <PageTitle id="titolo-contatti" html={heading} otherwise={wording.screens.contacts} />
        <RichText html={page.testo_introduttivo} size="lead" />
      </PageCover>
      <div className={styles.body}>
        {page.lista_contatti.length > 0 && (
          <div>
            <VisuallyHidden as="h2">{wording.places}</VisuallyHidden>
            <Entries
              of={page.lista_contatti}
              path="pagine/contatti/lista_contatti"
              className={styles.columns}
            >
              {(column, own) => (
                <li {...own} className={styles.column}>
                  <RichText html={column.colonna_contatti} size="lead" />
                </li>
              )}
            </Entries>
          </div>
        )}
        <BigCard label={page.cta.titolo_cta} to={page.cta.link_cta} mark={mark('pagine/contatti/cta')} />
      </div>
    </RouteSection>
  );
}
