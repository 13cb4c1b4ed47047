import type { PageTrace } from '@/lib/tools/bench/trace/page-trace';
import type { TraceEvent } from '@/lib/tools/bench/trace/trace-event';
import { invisibleAfterPaint } from '@/lib/tools/bench/trace/invisible-text';

const URL = 'http://127.0.0.1:1/face.woff2';

function event(name: string, ms: number, details: Record<string, unknown> = {}): TraceEvent {
  return { name, phase: 'X', process: 1, thread: 1, start: ms * 1000, duration: 0, details };
}

function page(...main: readonly TraceEvent[]): PageTrace {
  return { address: 'http://127.0.0.1:1/', navigation: 0, answer: 0, end: 0, opening: 0, main };
}

const begin = (ms: number, display: string): TraceEvent =>
  event('BeginRemoteFontLoad', ms, { display, url: URL });
const loaded = (ms: number): TraceEvent => event('RemoteFontLoaded', ms, { url: URL });
const paint = event('firstContentfulPaint', 500);

test('text waits for an optional font 100 ms at most, and only what is left of them after the first paint', () => {
  expect(invisibleAfterPaint(page(begin(460, 'optional'), paint, loaded(900)))).toBe(60);
  expect(invisibleAfterPaint(page(begin(380, 'optional'), paint, loaded(900)))).toBe(0);
});

test('a font that comes makes its text visible', () => {
  expect(invisibleAfterPaint(page(begin(490, 'optional'), paint, loaded(520)))).toBe(20);
});

test('a font without a short limit leaves its text invisible until it comes, or for 3 seconds', () => {
  expect(invisibleAfterPaint(page(begin(490, 'block'), paint, loaded(900)))).toBe(400);
  expect(invisibleAfterPaint(page(begin(600, 'auto'), paint))).toBe(3000);
});

test('a page that requests no font has no invisible text', () => {
  expect(invisibleAfterPaint(page(paint))).toBe(0);
});

test('a trace without a paint is an error that names the page', () => {
  expect(() => invisibleAfterPaint(page())).toThrow('trace of http://127.0.0.1:1/: no paint');
});
