import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { type Mark, useLinkBase } from 'still-live/react/page';
import { VisuallyHidden } from 'still-live/react/visually-hidden/visually-hidden';
import { type LinkTarget, resolveLink } from 'still-live/route/link';
import { declared } from 'still-live/declaration';
import { followLink } from './follow';

/** Returns the address that paper shows beside a link whose words do not contain it. Screens have none. */
export function printedAddress(target: LinkTarget, words: string): string | undefined {
  if (target.kind !== 'mail' && target.kind !== 'external') return undefined;
  const address = target.kind === 'mail' ? target.href.replace(/^(mailto|tel):|\?.*/gis, '') : target.href;
  return words.includes(address) ? undefined : address;
}

interface LinkProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly mark?: Mark | undefined;
  readonly printed?: string | undefined;
  readonly 'aria-current'?: AriaAttributes['aria-current'];
  /** Called before the link is followed, which `preventDefault` prevents. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Renders a link that plain clicks follow by the link helper. Without a target it is an element `as`. */
export function ResolvedLink({
  target,
  children,
  className,
  mark,
  printed,
  onClick,
  as: Plain = 'span',
  ...aria
}: LinkProps & { readonly target: LinkTarget; readonly as?: 'span' | 'div' }) {
  if (target.kind === 'none')
    return (
      <Plain {...mark} className={className}>
        {children}
      </Plain>
    );
  const external = target.kind === 'external';
  return (
    <a
      {...mark}
      href={target.href}
      className={className}
      {...(external ? { target: '_blank', rel: 'noopener' } : {})}
      data-address={printed === undefined ? undefined : printedAddress(target, printed)}
      {...aria}
      onClick={(event) => {
        onClick?.(event);
        followLink(event, target);
      }}
    >
      {children}
      {external && <VisuallyHidden>{` ${declared('words').newWindow}`}</VisuallyHidden>}
    </a>
  );
}

/** Renders a link as written by an editor: a route, a web address, `mailto:`. */
export function ContentLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  return <ResolvedLink {...rest} target={resolveLink(to, useLinkBase())} />;
}
