import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { resolveLink, type LinkTarget } from '@/lib/route/link';
import type { Mark } from '../mark';
import { usePlainPage } from '../plain-page/plain-page';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { followLink } from './follow';
import { useLinkBase } from './link-base';

export interface LinkProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly mark?: Mark | undefined;
  /** Address that a printed page shows beside the link text (`printedAddress`). */
  readonly 'data-address'?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: AriaAttributes['aria-current'];
  /** Called on every click before the link is followed. Cancelling the event prevents the navigation. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * Renders a link to a target that is already resolved. Without JavaScript it is a plain `<a>`; with
 * JavaScript, plain clicks go through the link helper. For a target of kind `none` it renders the children
 * without a link.
 */
export function ResolvedLink({
  target,
  children,
  className,
  mark,
  onClick,
  ...aria
}: LinkProps & { target: LinkTarget }) {
  const plainPage = usePlainPage();
  if (target.kind === 'none')
    return (
      <span {...mark} className={className}>
        {children}
      </span>
    );
  const onPage = plainPage?.addressOf(target.href);
  const external = target.kind === 'external' && onPage === undefined;
  return (
    <a
      {...mark}
      {...(onPage ?? { href: target.href })}
      className={className}
      {...(external ? { target: '_blank', rel: 'noopener' } : {})}
      {...aria}
      onClick={(event) => {
        onClick?.(event);
        followLink(event, target);
      }}
    >
      {children}
      {external && <VisuallyHidden> (si apre in una nuova finestra)</VisuallyHidden>}
    </a>
  );
}

/** Renders a link as written by an editor (`to`: a route, a web address, a mail address with `mailto:`). */
export function ContentLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  return <ResolvedLink {...rest} target={resolveLink(to, useLinkBase())} />;
}
