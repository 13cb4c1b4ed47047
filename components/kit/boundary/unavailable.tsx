import type { ReactNode } from 'react';
import { ContentLink } from '../link/link';

/** Renders a short message with a link to Home, in place of a part of the page that failed to render. */
export function Unavailable(): ReactNode {
  return (
    <p role="status">
      Questa parte della pagina non è disponibile. <ContentLink to="/">Torna alla home</ContentLink>
    </p>
  );
}
