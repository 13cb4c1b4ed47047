import { createContext, type ReactNode, useContext } from 'react';
import { useIsStaticPage } from './page';

const InsideContext = createContext(false);

interface NoScriptProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Like `<noscript>`, but it may be nested: the parser ends an outer one at the inner end tag. */
export function NoScript({ children, className }: NoScriptProps) {
  const inside = useContext(InsideContext);
  // A static page has no scripts that would show anything else.
  if (useIsStaticPage() || inside) return children;
  return (
    <InsideContext value={true}>
      <noscript className={className}>{children}</noscript>
    </InsideContext>
  );
}
