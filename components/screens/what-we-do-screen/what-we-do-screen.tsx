import type { ReactNode } from 'react';
import { ProductGroup, WelfareCard } from '@/components/blocks/cards/cards';
import { Entries, RichText, RouteSection, TabPanel, Tabs, type TabsProps, useMarks } from 'still-live/react';
import { PageCover } from '@/components/blocks/page-cover/page-cover';
import { PageTitle } from '@/components/blocks/page-title';
import { KnowMore, ServiceRow } from '@/components/blocks/split-row/split-row';
import { type TabOf, toneOf } from 'still-live/content';
import { picturesOf } from '@/components/kit/slider/slider';
import type { TabHead, WhatWeDo } from '@/lib/site/model';
import { SCREENS } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import tabStyles from '@/components/kit/tabs/tabs.module.scss';
import styles from './what-we-do-screen.module.scss';

const SCREEN = 'cosa_facciamo';
type TabCode = TabOf<typeof SCREEN>;
type Contents = TabsProps<typeof SCREEN>['tabs'];

const { at: AT, record: PATH, tabs: NAMES } = SCREENS[SCREEN];

function tabOf<Field extends keyof WhatWeDo, Tip extends string>(field: Field, name: string, tip: Tip) {
  return { field, name, tip, label: `${PATH}/${field}/etichetta_${field}` as const };
}

const TABS = {
  1: tabOf(NAMES[1], wording.screens.services, 'bl'),
  2: tabOf(NAMES[2], wording.screens.products, 'tl'),
  3: tabOf(NAMES[3], wording.screens.welfare, 'br'),
};

interface PanelProps extends Pick<TabsProps<typeof SCREEN>, 'shown' | 'active'> {
  readonly code: TabCode;
  readonly head: TabHead;
  readonly content: Contents[keyof Contents];
  readonly children: ReactNode;
}

function Panel({ code, shown, active, head, content, children }: PanelProps) {
  const mark = useMarks();
  const { field, tip, label } = TABS[code];
  const path = `${PATH}/${field}` as const;
  const tone = toneOf({ screen: SCREEN, part: code });
  const tab = shown.find((one) => one.code === code);
  if (!tab) return null;
  return (
    <TabPanel {...{ tab, shown, active }}>
      <PageCover
        underTabs
        mark={mark(label, `${path}/testo_introduttivo`, `${path}/immagini_di_copertina`)}
        tone={tone}
        tip={tip}
        items={head.immagini_di_copertina}
        label={picturesOf(head.etichetta, wording.coverPictures)}
      >
        <PageTitle as="h2" html={head.etichetta} />
        <RichText html={content.testo_introduttivo} size="lead" />
      </PageCover>
      {children}
      <KnowMore
        block={content.blocco_vuoi_saperne_di_piu}
        tone={tone}
        mark={mark(`${path}/blocco_vuoi_saperne_di_piu`)}
      />
    </TabPanel>
  );
}

/** The app shell has all panels, a static page one of them. A single tab is shown without a list of tabs. */
export function WhatWeDoScreen({ page, heading, tabs: records, ...choice }: TabsProps<typeof SCREEN>) {
  const { servizi: services, prodotti: products, welfare } = records;
  const mark = useMarks();
  const hasTabs = choice.shown.length > 1;
  return (
    <RouteSection id={AT} labelledBy="titolo-cosa-facciamo">
      <div className={hasTabs ? styles.name : styles.alone}>
        <PageTitle
          id="titolo-cosa-facciamo"
          html={heading}
          otherwise={wording.screens.whatWeDo}
          look="small"
        />
      </div>
      {hasTabs && (
        <div className={styles.bar}>
          <Tabs
            {...choice}
            label={wording.screens.whatWeDo}
            labelOf={({ name }) => page[name].etichetta}
            nameOf={({ code }) => TABS[code].name}
            className={tabStyles.list}
            tabClassName={tabStyles.tab}
          />
        </div>
      )}
      <Panel code="1" {...choice} head={page.servizi} content={services}>
        <Entries of={services.elenco_servizi} path={`${PATH}/servizi/elenco_servizi`} className={styles.list}>
          {(entry, mark) => <ServiceRow entry={entry} mark={mark} />}
        </Entries>
      </Panel>
      <Panel code="2" {...choice} head={page.prodotti} content={products}>
        <Entries
          of={products.elenco_contenitore_prodotti}
          path={`${PATH}/prodotti/elenco_contenitore_prodotti`}
          className={styles.list}
        >
          {(entry, mark) => <ProductGroup entry={entry} mark={mark} />}
        </Entries>
      </Panel>
      <Panel code="3" {...choice} head={page.welfare} content={welfare}>
        <Entries
          of={welfare.elenco_servizi_welfare}
          path={`${PATH}/welfare/elenco_servizi_welfare`}
          className={styles.cards}
        >
          {(entry, mark) => <WelfareCard entry={entry} mark={mark} />}
        </Entries>
        {welfare.testo_chiusura !== '' && (
          <div {...mark(`${PATH}/welfare/testo_chiusura`)} className={styles.closing}>
            <RichText html={welfare.testo_chiusura} size="statement" />
          </div>
        )}
      </Panel>
    </RouteSection>
  );
}
