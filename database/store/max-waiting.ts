/** A client that has more than this waiting for it, in bytes, is cut off rather than served from memory for ever. */
export const MAX_WAITING_BYTES = 256 * 1024 * 1024;
