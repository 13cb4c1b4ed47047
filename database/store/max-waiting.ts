/**
 * A client for which more than this is waiting, in bytes, is disconnected, so that it cannot use memory
 * without limit.
 */
export const MAX_WAITING_BYTES = 256 * 1024 * 1024;
