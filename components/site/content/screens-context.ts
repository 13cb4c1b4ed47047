import { createContext } from 'react';
import type { ScreenPage } from '@/lib/content/site-data';

/** The pages of the screens; `undefined` where none were made. */
export const ScreensContext = createContext<readonly ScreenPage[] | undefined>(undefined);
