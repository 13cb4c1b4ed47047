'use client';
import { type ReactNode, useState } from 'react';
import { PageContext } from './page';
import type { Records } from 'still-live/content/schema/records';
import type { ExportData } from 'still-live/content/site-data';
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
  const route = id === undefined ? undefined : parseRoute(id);
  return (
    <PageContext value={{ ...data, isStatic: true }}>
      <RecordStoreContext value={store}>
        <Frame route={route}>{route ? <Screen route={route} /> : children}</Frame>
      </RecordStoreContext>
    </PageContext>
  );
}
