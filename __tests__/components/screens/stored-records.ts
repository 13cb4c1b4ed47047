import { parseRecord } from 'still-live/content/parse/parse-record';
import { rawAt } from 'still-live/content/raw-tree';
import {
  entryRecord,
  type RecordPath,
  type Records,
  visibilityPath,
} from 'still-live/content/schema/records';
import { declared } from 'still-live/declaration';
import { fixedPaths } from 'still-live/content/schema/find-field';
import { entryScreens } from 'still-live/route/route';
import { siteSanitiser } from 'still-live/html/sanitiser';
import { createStore, type Store } from 'still-live/store';
import demo from '@/content/feeling.json';

export const sanitiser = siteSanitiser();

export const PATHS: readonly RecordPath[] = [
  ...fixedPaths(),
  ...Object.keys(declared('content').pagine.parts).map(visibilityPath),
  ...entryScreens().map((screen) => entryRecord(screen, '1')),
];

export const demoAt = (path: string): unknown => rawAt(demo.projects.feeling, path);

export function storeOf(raw: (path: RecordPath) => unknown): Store<Records> {
  const records = PATHS.map((path) => [path, parseRecord(path, raw(path), sanitiser).value]);
  return createStore<Records>(Object.fromEntries(records) as Partial<Records>);
}
