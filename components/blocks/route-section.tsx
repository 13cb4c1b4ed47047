import type { ReactNode } from 'react';
import { useIsPlain } from '@/components/kit/plain-page';

interface RouteSectionProps {
  /** The hash route that this section shows, such as `/chi_siamo`. It is also the id of the element. */
  readonly id: string;
  /** Other addresses that lead here. */
  readonly aliases?: readonly string[];
  /** Id of the heading that names the section. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** Renders empty anchors for the other addresses of a route in the entry, so that `:target` matches them. */
export function RouteAliases({ ids }: { readonly ids: readonly string[] }) {
  if (useIsPlain()) return null;
  return ids.map((id) => <span key={id} id={id} className="route-alias" hidden />);
}

/**
 * Renders one screen. In the entry `styles/routes.scss` and the early script decide whether it is visible; a
 * plain page has no other.
 */
export function RouteSection({ id, aliases = [`${id}/`], labelledBy, children }: RouteSectionProps) {
  const isPlain = useIsPlain();
  return (
    // A screen may be marked as hidden before React takes it over (lib/browser/hidden/hidden-screens.ts).
    <section
      id={id}
      data-route=""
      className={isPlain ? undefined : 'route'}
      aria-labelledby={labelledBy}
      suppressHydrationWarning
    >
      <RouteAliases ids={aliases} />
      {children}
    </section>
  );
}
