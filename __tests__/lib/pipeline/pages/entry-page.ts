import type { SiteData } from '@/lib/content/site-data';
import { type Page, parsePage } from '@/lib/pipeline/export/html-tree';

const SCREENS = ['/', '/cosa_facciamo', '/chi_siamo', '/lavora_con_noi', '/contatti'];
const FONT = '<link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2">';

function section(id: string, inside: string): string {
  return `<section id="${id}" data-route="" class="route"><span id="${id}/" class="route-alias" hidden=""></span><h1>${id}</h1>${inside}</section>`;
}

function tabs(): string {
  const codes = [1, 2, 3];
  const links = codes.map(
    (code) =>
      `<a role="tab" id="scheda-${code}" href="./#/cosa_facciamo/${code}" data-tab="${code}" aria-selected="${code === 1}" tabindex="-1">${code}</a>`,
  );
  const panels = codes.map(
    (code) =>
      `<div id="/cosa_facciamo/${code}" role="tabpanel" data-route="" class="route-panel">panel ${code}</div>`,
  );
  return `<div role="tablist">${links.join('')}</div>${panels.join('')}`;
}

const SLIDER =
  '<div class="slider"><button>Pausa</button><div class="swiper"><div class="swiper-wrapper" aria-live="polite"><div><img src="/a.jpg" loading="lazy"></div>' +
  '<noscript><div><img src="/b.jpg" loading="lazy"></div><div><span data-waiting=""></span><video autoplay="" src="/v.mp4"></video></div></noscript></div></div><div><button>1</button></div></div>';

/** The entry as the export has it, in small: toolbar, footer, all screens, one slider. Takes what it is made from. */
export function entryPage(site: SiteData): Page {
  const cards = site.snapshot.records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  const insides: Readonly<Record<string, string>> = {
    '/cosa_facciamo': tabs(),
    '/chi_siamo': `${SLIDER}<a href="./#/contatti">Contatti</a><a href="https://altrove.example/">Altrove</a>`,
    '/lavora_con_noi': '<a href="./#/lavora_con_noi_dettaglio/999">Una che non c’è</a>',
  };
  const screens = SCREENS.map((id) => section(id, insides[id] ?? ''));
  const positions = cards.map(({ key }) =>
    section(`/lavora_con_noi_dettaglio/${encodeURIComponent(key)}`, `testo ${encodeURIComponent(key)}`),
  );
  return parsePage(
    `<!DOCTYPE html><html lang="it" class="f"><head>${FONT}<style>.slider{color:red}.altro{color:red}</style>` +
      '<meta property="og:image" content="https://www.feeling.example/media/a.jpg"><script id="early">early()</script></head>' +
      '<body><div id="sito"><a href="#contenuto">Salta</a><header><nav><a href="./#/" aria-current="page">Home</a>' +
      `<a href="./#/chi_siamo">Chi siamo</a><a href="./#/lavora_con_noi">Lavora</a></nav></header><main id="contenuto">${screens.join('')}${positions.join('')}</main>` +
      '<p>Ricarica</p><footer><a href="/contatti/">Contatti</a><a href="/mappa/">Mappa del sito</a></footer></div></body></html>',
  );
}
