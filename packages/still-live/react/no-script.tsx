import type { ReactNode } from 'react';
import { PageContext, usePage } from './page';

interface NoScriptProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Like `<noscript>`, but it may be nested: inside it everything is as on a static page, which has no scripts. */
export function NoScript({ children, className }: NoScriptProps) {
  const page = usePage();
  if (page.isStatic) return children;
  return (
    <noscript className={className}>
      <PageContext value={{ ...page, isStatic: true }}>{children}</PageContext>
    </noscript>
  );
}
