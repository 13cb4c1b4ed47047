'use client';
import { type ReactNode, useState } from 'react';
import { PageContext } from './page';
import type { Records } from 'still-live/content/schema/records';
import type { SafeHtml } from 'still-live/html/safe-html';
import type { ExportData } from 'still-live/content/site-data';
import { withLinkAddresses } from 'still-live/html/link-addresses';
import { pageAddress } from 'still-live/route/page-paths';
import { parseRoute } from 'still-live/route/route';
import { createStore } from 'still-live/store';
import { RecordStoreContext } from './record-store';
import { declared } from 'still-live/declaration';
import { Screen } from './screens';

interface StaticSiteProps {
  readonly data: ExportData;
  readonly route?: string | undefined;
  readonly children?: ReactNode;
}

export function StaticSite({ data, route: id, children }: StaticSiteProps): ReactNode {
  const { Frame } = declared('components');
  const [store] = useState(() => createStore<Records>(data.snapshot.records));
  const [page] = useState(() => {
    const { paths, settings, snapshot } = data;
    const site = { paths, missing: snapshot.missing ?? [], siteUrl: settings.siteUrl };
    const addressOf = (href: string) => pageAddress(href, site);
    return {
      ...data,
      staticPage: { addressOf, linked: (html: SafeHtml) => withLinkAddresses(html, addressOf) },
    };
  });
  const route = id === undefined ? undefined : parseRoute(id);
  return (
    <PageContext value={page}>
      <RecordStoreContext value={store}>
        <Frame route={route}>{route ? <Screen route={route} /> : children}</Frame>
      </RecordStoreContext>
    </PageContext>
  );
}
