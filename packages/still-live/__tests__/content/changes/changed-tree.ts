import type { Difference } from 'still-live/content/changes/differences';
import { isTree, own } from 'still-live/content/raw-tree';
import type { ContentNode } from 'still-live/content/schema/normal-form';

function rawOf(node: ContentNode | undefined): unknown {
  if (node === undefined || node.value !== undefined) return node?.value;
  const parts = Object.fromEntries(node.parts.map((part) => [part.key, rawOf(part)]));
  return node.parts.some(({ isEntry }) => isEntry) ? { _list: parts } : parts;
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const keyOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function entriesOf(list: unknown): unknown[] {
  return Object.entries(isTree(list) ? list : {}).flatMap(([key, entry]) => (key === '0' ? [] : [entry]));
}

/** A list as the changes of its own entries make it: what is gone or moved leaves, then what is new or moved takes its place. */
function changedList(list: unknown, path: string, all: readonly Difference[]): unknown[] {
  const own = all.filter((change) => parentOf(change.path) === path);
  const leaving = own.filter(({ kind }) => kind === 'removed' || kind === 'moved');
  const left = new Set(leaving.map(({ path: at, was = at }) => keyOf(was)));
  const old = entriesOf(list);
  const staying = old.filter((_, index) => !left.has(String(index + 1)));
  const coming = new Map(
    own
      .filter(({ kind }) => kind !== 'removed')
      .map((change) => [
        Number(keyOf(change.path)),
        change.kind === 'added'
          ? { isNew: true, value: rawOf(change.after) }
          : { isNew: false, value: old[Number(keyOf(change.was ?? change.path)) - 1] },
      ]),
  );
  const count = staying.length + coming.size;
  const entries = Array.from({ length: count }, (_, index) => {
    const entry = coming.get(index + 1) ?? { isNew: false, value: staying.shift() };
    return entry.isNew ? entry.value : changedParts(entry.value, `${path}/${index + 1}`, all);
  });
  return ['template', ...entries];
}

function changedAt(value: unknown, path: string, all: readonly Difference[]): unknown {
  const here = all.find((change) => change.path === path && change.kind !== 'moved');
  return here ? rawOf(here.after) : changedParts(value, path, all);
}

function changedParts(value: unknown, path: string, all: readonly Difference[]): unknown {
  if (path.endsWith('/_list')) return changedList(value, path, all);
  if (!isTree(value) || Object.hasOwn(value, '_value')) return value;
  const below = all.filter((change) => change.path.startsWith(`${path}/`) || path === '');
  const keys = [
    ...Object.keys(value),
    ...below.map((change) => change.path.slice(path === '' ? 0 : path.length + 1).split('/')[0] ?? ''),
  ];
  return Object.fromEntries(
    [...new Set(keys)].map((key) => [
      key,
      changedAt(own(value, key) ?? {}, path === '' ? key : `${path}/${key}`, all),
    ]),
  );
}

/** Applies differences to the old version of a content. Lists have the keys 0 (the template), 1, 2, 3… Gives the new version. */
export function changed(old: unknown, all: readonly Difference[]): unknown {
  return changedAt(old, '', all);
}
