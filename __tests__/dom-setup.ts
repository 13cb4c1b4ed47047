import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

// Every supported browser has it; jsdom has not.
Object.assign(globalThis, { TextEncoder });
