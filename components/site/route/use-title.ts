import { useEffect } from 'react';
import { enhance } from '@/lib/browser/enhance/enhance';

/** Gives the document a title, and keeps it up to date. What else a change of route does, the early script does (`lib/browser/early/`). */
export function useTitle(title: string): void {
  useEffect(() => {
    enhance('title', () => {
      document.title = title;
    });
  }, [title]);
}
