/// <reference types="next/types/global" />

// The logo is imported as text (next.config.mjs).
declare module '@/brand/logo.svg' {
  const text: string;
  export default text;
}
