import type { ReactNode } from 'react';
import { useIsStaticPage, useMissingScreens } from './page';

interface RouteSectionProps {
  readonly id: string;
  /** Other addresses of it, beside those of tabs that the site lacks. */
  readonly aliases?: readonly string[];
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** Empty anchors in the app shell, so that `:target` matches the other addresses of a route. */
export function RouteAliases({ ids }: { readonly ids: readonly string[] }) {
  if (useIsStaticPage()) return null;
  return ids.map((id) => <span key={id} id={id} className="route-alias" hidden />);
}

/** Renders one screen, which styles and the inline script show or hide in the app shell. */
export function RouteSection({ id, aliases = [`${id}/`], labelledBy, children }: RouteSectionProps) {
  const isStatic = useIsStaticPage();
  const lacking = useMissingScreens().filter((route) => route.startsWith(`${id}/`));
  return (
    // A screen may be marked as hidden before React takes it over (packages/still-live/browser/enhance/hidden-screens.ts).
    <section
      id={id}
      data-route=""
      className={isStatic ? undefined : 'route'}
      aria-labelledby={labelledBy}
      suppressHydrationWarning
    >
      <RouteAliases ids={[...aliases, ...lacking]} />
      {children}
    </section>
  );
}
