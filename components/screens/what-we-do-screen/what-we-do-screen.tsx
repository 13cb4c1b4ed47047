import type { ReactNode } from 'react';
import { PageCover } from '@/components/blocks/page-cover/page-cover';
import { PageTitle } from '@/components/blocks/page-title/page-title';
import { RouteAliases, RouteSection } from '@/components/blocks/route-section/route-section';
import { toneOfTab } from '@/components/blocks/tone';
import { useLinkBase } from '@/components/kit/link/link-base';
import { type Mark, useMarks } from '@/components/kit/mark/mark';
import { InlineText, RichText } from '@/components/kit/rich-text/rich-text';
import { picturesOf } from '@/components/kit/slider/pictures-of';
import { Tabs } from '@/components/kit/tabs/tabs';
import type { ProductsTab, ServicesTab, TabCode, TabHead, WelfareTab, WhatWeDo } from '@/lib/content/model';
import type { SafeHtml } from '@/lib/content/safe-html';
import { routeId } from '@/lib/route/route';
import { ProductsPanel } from './products-panel';
import { ServicesPanel } from './services-panel';
import { WelfarePanel } from './welfare-panel';
import styles from './what-we-do-screen.module.scss';

interface WhatWeDoScreenProps {
  readonly page: WhatWeDo;
  readonly services: ServicesTab;
  readonly products: ProductsTab;
  readonly welfare: WelfareTab;
  /** The tab shown. */
  readonly tab: TabCode;
  /** Called when the visitor chooses a tab. */
  readonly onTab: (tab: TabCode) => void;
}

const panelId = (tab: TabCode) => routeId({ screen: 'cosa_facciamo', tab });
const NAMES = { 1: 'Servizi', 2: 'Prodotti', 3: 'Welfare' } as const;
const TIPS = { 1: 'bl', 2: 'tl', 3: 'br' } as const;

interface PanelProps {
  readonly tab: TabCode;
  readonly head: TabHead;
  readonly intro: SafeHtml;
  readonly mark: Mark;
  readonly children: ReactNode;
}

/** Renders the panel of one tab: cover, label and introduction, then its content. */
function Panel({ tab, head, intro, mark, children }: PanelProps) {
  const id = panelId(tab);
  return (
    <div id={id} role="tabpanel" data-route="" className="route-panel" aria-labelledby={`scheda-${tab}`}>
      <RouteAliases ids={[`${id}/`]} />
      <PageCover
        underTabs
        mark={mark}
        tone={toneOfTab(tab)}
        tip={TIPS[tab]}
        items={head.immagini_di_copertina}
        label={picturesOf(head.etichetta, 'Immagini di copertina')}
      >
        <InlineText as="h2" html={head.etichetta} className={styles.label} />
        <RichText html={intro} size="lead" />
      </PageCover>
      {children}
    </div>
  );
}

/**
 * Renders "what we do": three tabs, each with its own label, cover and content. All three panels are in the
 * page.
 */
export function WhatWeDoScreen({ page, services, products, welfare, tab, onTab }: WhatWeDoScreenProps) {
  const base = useLinkBase();
  const mark = useMarks();
  const coverMark = (name: 'servizi' | 'prodotti' | 'welfare') => {
    const path = `pagine/cosa_facciamo/${name}`;
    return mark(`${path}/etichetta_${name}`, `${path}/testo_introduttivo`, `${path}/immagini_di_copertina`);
  };
  const heads: readonly (readonly [TabCode, TabHead])[] = [
    [1, page.servizi],
    [2, page.prodotti],
    [3, page.welfare],
  ];
  return (
    <RouteSection id="/cosa_facciamo" labelledBy="titolo-cosa-facciamo">
      <div className={styles.name}>
        <PageTitle id="titolo-cosa-facciamo" title={{ text: 'Cosa facciamo' }} look="small" />
      </div>
      <div className={styles.bar}>
        <Tabs
          label="Cosa facciamo"
          base={base}
          active={tab}
          onChoose={onTab}
          entries={heads.map(([code, head]) => ({
            code,
            panelId: panelId(code),
            label: head.etichetta,
            name: NAMES[code],
          }))}
        />
      </div>
      <Panel tab={1} head={page.servizi} intro={services.testo_introduttivo} mark={coverMark('servizi')}>
        <ServicesPanel content={services} />
      </Panel>
      <Panel tab={2} head={page.prodotti} intro={products.testo_introduttivo} mark={coverMark('prodotti')}>
        <ProductsPanel content={products} />
      </Panel>
      <Panel tab={3} head={page.welfare} intro={welfare.testo_introduttivo} mark={coverMark('welfare')}>
        <WelfarePanel content={welfare} />
      </Panel>
    </RouteSection>
  );
}
