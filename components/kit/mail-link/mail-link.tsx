import { resolveMail } from '@/lib/route/link';
import { ResolvedLink, type LinkProps } from '../link/link';
import { useLinkBase } from '../link/link-base';

/**
 * Renders a link whose target `to` is a mail address, with or without `mailto:` (the mail helper of the
 * specification). A web address stays a web address.
 */
export function MailLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  return <ResolvedLink {...rest} target={resolveMail(to, useLinkBase())} />;
}
