import { useEffect, useState } from 'react';

const SHOWN_MS = 3000;

interface CopyButtonProps {
  readonly name: string;
  readonly text: string | undefined;
  readonly done: string;
  readonly className?: string | undefined;
}

/** Asynchronous, so that it rejects, and does not throw, without https, where there is no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

export function CopyButton({ name, text, done, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy(): void {
    if (text === undefined) {
      setOutcome('Pagina non ancora pubblicata');
      return;
    }
    copyText(text).then(
      () => setOutcome(done),
      () => setOutcome('Copia non riuscita'),
    );
  }
  return (
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{outcome ?? name}</span>
    </button>
  );
}
