import type { Client } from './client';
import { askDatabase, showKeys } from './dialogs';
import { el, field, iconButton } from './element';
import type { RulesPanel } from './rules-panel';
import type { SearchBox } from './search-box';

const OTHER = ' other';

function openDatabase(name: string): void {
  const address = new URL(location.href);
  address.searchParams.set('ns', name);
  address.hash = '';
  location.assign(address);
}

export class TopBar {
  readonly element = el('header', { class: 'top' });
  private readonly state = el('p', { role: 'status', class: 'state' }, 'connecting');
  private readonly choice = el('select');

  constructor(
    private readonly client: Client,
    current: string,
    search: SearchBox,
    rules: RulesPanel,
  ) {
    this.choice.append(el('option', { value: current }, current));
    this.choice.addEventListener('change', () => {
      const { value } = this.choice;
      this.choice.value = current;
      if (value === OTHER) askDatabase(openDatabase);
      else openDatabase(value);
    });
    const database = field('Database', this.choice);
    database.classList.add('database');
    database.firstElementChild?.classList.add('unseen');
    this.element.append(
      el('h1', { class: 'brand' }, el('span', { class: 'petal', 'aria-hidden': 'true' }), 'Database viewer'),
      database,
      this.state,
      search.element,
      iconButton('rules', 'Rules', () => rules.toggle()),
      iconButton('help', 'Keys', showKeys),
    );
  }

  setLive(isLive: boolean): void {
    this.state.textContent = isLive ? 'live' : 'connection lost, trying again';
    this.state.classList.toggle('is-live', isLive);
  }

  async listDatabases(current: string): Promise<void> {
    const { names, canMake } = await this.client.databases();
    const all = [...new Set([current, ...names])].sort();
    const options = all.map((name) => el('option', { value: name }, name));
    if (canMake) options.push(el('option', { value: OTHER }, 'Another one…'));
    this.choice.replaceChildren(...options);
    this.choice.value = current;
  }
}
