import { renderToStaticMarkup } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { OfferCard, PositionRow } from '@/components/blocks/cards/cards';
import { PageTitle } from '@/components/blocks/page-title';
import { StoryRow } from '@/components/blocks/split-row/split-row';
import { toneInTurn, toneOfOffer, toneOf } from 'still-live/route/tone';
import { safe } from '../samples';

// Words break at hyphens, at soft ones too, and a reference is one letter.
test.each([
  ['Consulente di welfare', ''],
  ['Sviluppatrice o <b>sviluppatore</b>', '13'],
  ['porta-documentazione', '14'],
  ['ammini\u00adstrazione', ''],
  ['Ricerca&amp;Svilup', '14'],
  ['Stage, 28.000–32.000&nbsp;€', '15'],
  ['Il 12,5 % di € 1.000.000', '11'],
])(
  'the title %j says the length of its longest word, %j, only where that is long, so that its size fits it',
  (html, longest) => {
    render(<PageTitle html={safe(html)} />);
    expect(screen.getByRole('heading').style.getPropertyValue('--longest')).toBe(longest);
  },
);

test('the title of a position in the list says the length of its longest word too', () => {
  const entry = { key: '1', titolo: safe('Coordinatrice di <b>progetto</b>'), sottotitolo: safe('') };
  render(<PositionRow entry={entry} />);
  expect(screen.getByRole('heading').style.getPropertyValue('--longest')).toBe('13');
});

test.each([
  ['<h2>La <b>sovramagnetizzazione</b></h2><p>precipitevolissimevolmente</p>', '20'],
  ['<p>precipitevolissimevolmente</p><h2>sovramagnetizzazione</h2>', undefined],
])(
  'of the story %j only the heading that it begins with says the length of its longest word',
  (html, longest) => {
    const block = { gallery_immagini: [], descrizione: safe(html), cta: { etichetta: safe(''), link: '' } };
    const written = renderToStaticMarkup(<StoryRow block={block} label="" />);
    expect(/--longest:(\d+)/.exec(written)?.[1]).toBe(longest);
  },
);

test.each(['cosa_facciamo/3', '/cosa_facciamo/3', '#/cosa_facciamo/3', './#/cosa_facciamo/3'])(
  'an offer that leads to %s has the tint of that tab, wherever it stands',
  (link) => {
    const entry = { key: '1', titolo_blocco: safe('Welfare'), descrizione_blocco: safe(''), link };
    render(<OfferCard entry={entry} index={0} />);
    expect(screen.getByRole('listitem')).toHaveAttribute('data-tone', 'welfare');
  },
);

test('each tab has a tint of its own, which offers that lead elsewhere take in turn', () => {
  const tones = ['services', 'products', 'welfare'];
  expect(['1', '2', '3'].map((part) => toneOf({ screen: 'cosa_facciamo', part }))).toEqual(tones);
  expect([0, 1, 2, 3, 5].map((index) => toneOfOffer('contatti', index))).toEqual([
    ...tones,
    'services',
    'welfare',
  ]);
  expect(toneInTurn(5)).toBe('welfare');
});
