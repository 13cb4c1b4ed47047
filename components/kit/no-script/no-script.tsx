import { createContext, useContext, type ReactNode } from 'react';

const InsideContext = createContext(false);

interface NoScriptProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * What browsers without JavaScript see. It can stand inside another one: `<noscript>` itself cannot, the parser would end
 * the outer one at the inner end tag, and React would find another page than it made.
 */
export function NoScript({ children, className }: NoScriptProps) {
  const inside = useContext(InsideContext);
  if (inside) return children;
  return (
    <InsideContext value={true}>
      <noscript className={className}>{children}</noscript>
    </InsideContext>
  );
}
