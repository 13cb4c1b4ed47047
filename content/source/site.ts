import { about } from './about';
import { careers } from './careers';
import { contacts, footer, menu } from './contacts';
import { home } from './home';
import { products } from './products';
import type { RawRecord } from './raw';
import { services } from './services';
import { welfare } from './welfare';

/** The key that opens the draft of the demo; it is under both base paths, as in the specification. */
export const DEMO_KEY = 'demo-anteprima-2026';

/** Everything below `projects/feeling`. */
export const published: RawRecord = {
  projectApiKey: DEMO_KEY,
  footer,
  impostazioni: { etichette: { menu } },
  pagine: {
    home,
    cosa_facciamo: { _visibility: true, servizi: services, prodotti: products, welfare },
    chi_siamo: about,
    lavora_con_noi: careers,
    contatti: contacts,
    diario: { _visibility: false },
  },
};
