import type { CDPSession } from '@playwright/test';

/** Simulated speed of the device and the network. */
export interface Conditions {
  readonly name: 'throttled' | 'unthrottled' | '9 Mbps';
  /** Width and height in CSS pixels, and device pixels per CSS pixel. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scale: number;
  readonly throttle?: {
    /** Round trip time, in milliseconds. */
    readonly latency: number;
    /** Download speed, in bytes per second. */
    readonly down: number;
    readonly up: number;
    /** How many times slower the processor is. */
    readonly cpu: number;
  };
}

const BYTES_PER_MEGABIT = 1_000_000 / 8;

/** A phone on slow 4G: 150 ms round trip, 1.6 Mbit/s down, a processor four times slower. */
export const THROTTLED: Conditions = {
  name: 'throttled',
  viewport: { width: 412, height: 823 },
  scale: 1.75,
  throttle: { latency: 150, down: 1.6 * BYTES_PER_MEGABIT, up: 0.75 * BYTES_PER_MEGABIT, cpu: 4 },
};

/** A desktop at the full speed of this machine. */
export const UNTHROTTLED: Conditions = {
  name: 'unthrottled',
  viewport: { width: 1280, height: 800 },
  scale: 1,
};

/** The same desktop with an ordinary connection: 60 ms round trip, 9 Mbit/s down. */
export const ORDINARY: Conditions = {
  ...UNTHROTTLED,
  name: '9 Mbps',
  throttle: { latency: 60, down: 9 * BYTES_PER_MEGABIT, up: 1.5 * BYTES_PER_MEGABIT, cpu: 1 },
};

/** Applies the conditions to a page through its DevTools session. */
export async function applyConditions(session: CDPSession, { throttle }: Conditions): Promise<void> {
  if (!throttle) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttle.latency,
    downloadThroughput: throttle.down,
    uploadThroughput: throttle.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
}
