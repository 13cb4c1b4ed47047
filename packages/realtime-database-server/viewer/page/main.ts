import { messageOf } from '../../tree/errors';
import { Client } from './client';
import { Commands } from './commands';
import { el } from './element';
import type { Item } from './item';
import { Messages } from './messages';
import { PlaceBar } from './place-bar';
import { RulesPanel } from './rules-panel';
import { SearchBox } from './search-box';
import { TopBar } from './top-bar';
import { TreeKeys } from './tree-keys';
import { TreeModel } from './tree-model';
import { TreeView } from './tree-view';
import { UndoList } from './undo-list';

/** `#/path` shows a place, `#edit=/path` also edits it. */
function placeInAddress(): { readonly path: string; readonly isEdited: boolean } {
  const [, edit, path = ''] = /^#(edit=)?(.*)$/.exec(location.hash) ?? [];
  try {
    return { path: decodeURIComponent(path), isEdited: edit !== undefined };
  } catch {
    return { path: '', isEdited: false };
  }
}

function writeAddress(path: string): void {
  const hash = `#/${path.split('/').map(encodeURIComponent).join('/')}`;
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
}

async function start(): Promise<void> {
  const client = new Client(new URLSearchParams(location.search).get('ns') ?? '');
  const { current } = await client.databases();
  document.title = `${current} · Database viewer`;
  const messages = new Messages();
  const undo = new UndoList(client, messages);
  const model: TreeModel = new TreeModel(client, {
    changed: () => view.redraw(),
    arrived: (item) => view.mark(item),
  });
  const view: TreeView = new TreeView(model, current, () => {
    place.show(view.active);
    commands.afterDrawing();
  });
  const search = new SearchBox(
    client,
    (path) => commands.goTo(path),
    () => view.tree.focus({ preventScroll: true }),
  );
  const rules = new RulesPanel(client);
  const selected = ({ path }: Item): void => {
    writeAddress(path);
    rules.follow(path);
  };
  const commands: Commands = new Commands({
    client,
    model,
    view,
    messages,
    undo,
    selected,
    search: () => search.focus(),
  });
  const place = new PlaceBar(commands, current, undo);
  const top = new TopBar(client, current, search, rules);
  new TreeKeys(model, view, commands);

  const bar = el('div', { class: 'place' }, place.crumbs, place.actions);
  const data = el('main', { class: 'data', 'aria-label': 'Data' }, bar, search.results, view.element);
  document.body.append(top.element, el('div', { class: 'work' }, data, rules.element), messages.element);
  const goToAddress = (): void => {
    const { path, isEdited } = placeInAddress();
    commands.goTo(path, isEdited);
  };
  window.addEventListener('hashchange', goToAddress);

  let isFirst = true;
  const fail = (error: unknown): void => messages.fail(error);
  const connected = async (): Promise<void> => {
    await Promise.all([model.reopen(), undo.load()]);
    top.setLive(true);
    await top.listDatabases(current);
    if (!isFirst) return;
    isFirst = false;
    view.tree.focus({ preventScroll: true });
    goToAddress();
  };
  client.connect({
    connected: () => void connected().catch(fail),
    lost: () => top.setLive(false),
    changes: (changes) => model.apply(changes),
  });
}

start().catch((error: unknown) => {
  document.body.append(el('p', { class: 'fatal' }, messageOf(error)));
});
