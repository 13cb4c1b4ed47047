import { type AriaAttributes, createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import type { Mark } from '@/components/kit/mark';
import { usePlainPage } from '@/components/kit/plain-page';
import { VisuallyHidden } from '@/components/kit/visually-hidden/visually-hidden';
import { type LinkTarget, PUBLISHED_BASE, resolveLink } from '@/lib/route/link';
import { wording } from '@/lib/wording/wording';
import { followLink } from './follow';

/**
 * Address before the `#` of internal links. In preview the site sets another one, which contains the query.
 */
export const LinkBaseContext = createContext<string>(PUBLISHED_BASE);

export function useLinkBase(): string {
  return useContext(LinkBaseContext);
}

/**
 * Returns the address that a printed page must show beside a link because the link text does not contain it:
 * for example `ciao@azienda.example` of a mail link, or a whole web address.
 * @param target The target of the link.
 * @param words The text of the link.
 * @returns The address; `undefined` when none is needed, also for a screen of the site.
 */
export function printedAddress(target: LinkTarget, words: string): string | undefined {
  if (target.kind !== 'mail' && target.kind !== 'external') return undefined;
  const address = target.kind === 'mail' ? target.href.replace(/^(mailto|tel):|\?.*$/gi, '') : target.href;
  return words.includes(address) ? undefined : address;
}

interface LinkProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly mark?: Mark | undefined;
  /** The text of the link, when a printed page shows the address beside it (`printedAddress`). */
  readonly printed?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: AriaAttributes['aria-current'];
  /** Called on every click before the link is followed. Cancelling the event prevents the navigation. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * Renders a link to a target that is already resolved. Without JavaScript it is a plain `<a>`; with
 * JavaScript, plain clicks go through the link helper. For a target of kind `none` it renders the children
 * without a link, in the element `as`.
 */
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
  const plainPage = usePlainPage();
  if (target.kind === 'none')
    return (
      <Plain {...mark} className={className}>
        {children}
      </Plain>
    );
  const onPage = plainPage?.addressOf(target.href);
  const external = target.kind === 'external' && onPage === undefined;
  return (
    <a
      {...mark}
      {...(onPage ?? { href: target.href })}
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
      {external && <VisuallyHidden>{` ${wording.newWindow}`}</VisuallyHidden>}
    </a>
  );
}

/** Renders a link as written by an editor (`to`: a route, a web address, a mail address with `mailto:`). */
export function ContentLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  return <ResolvedLink {...rest} target={resolveLink(to, useLinkBase())} />;
}
