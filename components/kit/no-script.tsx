import { createContext, type ReactNode, useContext } from 'react';
import { useIsPlain } from './plain-page';

const InsideContext = createContext(false);

interface NoScriptProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Renders content for browsers without JavaScript. Unlike `<noscript>` it may be nested: the parser would end
 * an outer `<noscript>` at the inner end tag, and hydration would then find different HTML than React
 * rendered.
 */
export function NoScript({ children, className }: NoScriptProps) {
  const inside = useContext(InsideContext);
  // A plain page has no scripts that would show anything else.
  if (useIsPlain() || inside) return children;
  return (
    <InsideContext value={true}>
      <noscript className={className}>{children}</noscript>
    </InsideContext>
  );
}
