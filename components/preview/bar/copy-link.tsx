import { useEffect, useState } from 'react';
import styles from './preview-bar.module.scss';

const SHOWN_MS = 3000;

interface CopyLinkProps {
  readonly name: string;
  /** The address that is copied; `undefined` while the page has none. */
  readonly address: string | undefined;
  /** Text that is shown after the address was copied. */
  readonly done: string;
}

/**
 * Writes a text to the clipboard. It is asynchronous so that it rejects, and does not throw, on a page without
 * https, which has no clipboard.
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Renders a button that copies an address and says whether that worked. */
export function CopyLink({ name, address, done }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy(): void {
    if (address === undefined) {
      setOutcome('Pagina non ancora pubblicata');
      return;
    }
    copyText(address).then(
      () => setOutcome(done),
      () => setOutcome('Copia non riuscita'),
    );
  }
  return (
    <button type="button" className={styles.quiet} onClick={copy}>
      <span aria-live="polite">{outcome ?? name}</span>
    </button>
  );
}
