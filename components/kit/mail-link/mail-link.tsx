import { resolveMail } from '@/lib/route/link';
import { ResolvedLink, type LinkProps } from '../link/link';

/** The shared mail helper: `to` is a mail address, with or without `mailto:` (a web address stays one). */
export function MailLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  return <ResolvedLink {...rest} target={resolveMail(to)} />;
}
