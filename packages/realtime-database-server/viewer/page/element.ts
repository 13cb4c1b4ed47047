type Listener = (event: Event) => void;
type Attributes = Readonly<Record<string, string | boolean | Listener>>;
type Child = Node | string;

/**
 * Makes an HTML element. Attributes are texts, or true when they have no value; a function listens to the event of its
 * name. Children are elements or plain text, never HTML.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Icons of 20 by 20 units, as SVG paths. */
const ICONS = {
  chevron: 'M7.5 5l5 5-5 5',
  add: 'M10 4v12M4 10h12',
  rename: 'M4 7h12v6H4zM7 10h3',
  duplicate: 'M4 4h8v8H4zM8 15h8V8M12 10v4M10 12h4',
  up: 'M10 16V4M5.5 8.5L10 4l4.5 4.5',
  down: 'M10 4v12M5.5 11.5L10 16l4.5-4.5',
  edit: 'M4 16l1-4 8.5-8.5 3 3L8 15z',
  undo: 'M7.5 4L4 7.5 7.5 11M4 7.5h7.5a4.25 4.25 0 0 1 0 8.5H8',
  remove: 'M4.5 6h11M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.7 9v4M11.3 9v4',
  copy: 'M7 7h9v9H7zM13 7V4H4v9h3',
  importing: 'M10 3v9M6.5 8.5L10 12l3.5-3.5M4 16h12',
  exporting: 'M10 12V3M6.5 6.5L10 3l3.5 3.5M4 16h12',
  search: 'M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4zM13 13l4 4',
  rules: 'M10 3l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V5zM7.5 10l2 2 3.5-4',
  yes: 'M4 10.5l4 4 8-9',
  no: 'M5 5l10 10M15 5L5 15',
  help: 'M7.5 8a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1 .9-1 1.7M10 15v.2',
} as const;

/** Screen readers ignore the icon: there is a text beside it, or a label on its button. */
export function icon(name: keyof typeof ICONS): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

export function iconButton(name: keyof typeof ICONS, label: string, click: () => void): HTMLButtonElement {
  const text = el('span', { class: 'tool-label' }, label);
  const attributes = { type: 'button', class: 'tool', title: label, 'aria-label': label, click };
  return el('button', attributes, icon(name), text);
}

export function closeButton(label: string, click: () => void): HTMLButtonElement {
  return el('button', { type: 'button', class: 'tool', 'aria-label': label, click }, icon('no'));
}

export function textButton(label: string, kind: 'main' | 'quiet', click: () => void): HTMLButtonElement {
  return el('button', { type: 'button', class: `button ${kind}`, click }, label);
}

export function form(
  attributes: Attributes,
  submit: () => void,
  ...children: readonly Child[]
): HTMLFormElement {
  const listener = (event: Event): void => {
    event.preventDefault();
    submit();
  };
  return el('form', { novalidate: true, submit: listener, ...attributes }, ...children);
}

let count = 0;

export function freshId(): string {
  count += 1;
  return `e${count}`;
}

export function field(label: string, control: HTMLElement): HTMLElement {
  control.id = freshId();
  return el('div', { class: 'field' }, el('label', { for: control.id }, label), control);
}

/** No spelling aid should touch keys and code. */
export const PLAIN = { autocomplete: 'off', spellcheck: 'false' };

export function choice(options: readonly (readonly [value: string, label: string])[]): HTMLSelectElement {
  return el('select', {}, ...options.map(([value, label]) => el('option', { value }, label)));
}
