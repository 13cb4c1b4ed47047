import { pageTraces } from '@/lib/tools/bench/trace/page-trace';
import { parseTrace } from '@/lib/tools/bench/trace/trace-event';
import { formatSteps, formatTraces } from '@/lib/tools/bench/trace/trace-table';
import { readVisit } from '@/lib/tools/bench/trace/traced-visit';

const ORIGIN = 'http://127.0.0.1:1';
const [PAGE, OTHER] = [
  { pid: 7, tid: 1 },
  { pid: 8, tid: 1 },
];

/** An event that lasts, in milliseconds. */
function work(name: string, start: number, end: number, args: object = {}): object {
  return { ...PAGE, name, ph: 'X', ts: start * 1000, dur: (end - start) * 1000, args };
}

function mark(name: string, start: number, data: object = {}): object {
  return { ...PAGE, name, ph: 'I', ts: start * 1000, args: { data } };
}

const document = { requestId: 'A', resourceType: 'Document', url: `${ORIGIN}/` };
const EVENTS = [
  { ...OTHER, name: 'Layout', ph: 'X', ts: 1, dur: 90_000, args: {} },
  mark('navigationStart', 100, { documentLoaderURL: `${ORIGIN}/#/contatti` }),
  mark('ResourceSendRequest', 205, document),
  mark('ResourceReceiveResponse', 206, {
    requestId: 'A',
    timing: { requestTime: 0.11, receiveHeadersEnd: 150 },
  }),
  work('RunTask', 200, 240),
  work('DocumentLoader::CommitNavigation', 207, 235),
  work('RunTask', 250, 300),
  work('ParseHTML', 250, 300),
  work('EvaluateScript', 260, 290),
  work('UpdateLayoutTree', 270, 275, { elementCount: 3 }),
  mark('ResourceFinish', 320, { requestId: 'A', finishTime: 0.31 }),
  work('RunTask', 330, 350),
  work('Layout', 330, 340, { beginData: { totalObjects: 12 } }),
  work('Commit', 345, 348),
  mark('firstContentfulPaint', 360),
  mark('largestContentfulPaint::Candidate', 360, { nodeName: 'H1' }),
  work('Layout', 400, 410, { beginData: { totalObjects: 20 } }),
  mark('largestContentfulPaint::Candidate', 420, {
    nodeName: 'IMG',
    imageLoadStart: 170,
    imageLoadEnd: 300,
  }),
];

function read(events: readonly object[]): ReturnType<typeof readVisit> {
  const [visit] = pageTraces(parseTrace(JSON.stringify({ traceEvents: events })));
  if (!visit) throw new Error('no visit');
  return readVisit(visit);
}

test('the time until the first paint is divided among the innermost pieces of work, and adds up', () => {
  const { fcp, firstByte, lastByte } = read(EVENTS);
  expect({ firstByte, lastByte, at: fcp.at }).toEqual({ firstByte: 160, lastByte: 210, at: 260 });
  expect(fcp.phases).toMatchObject({
    network: 107,
    opening: 28,
    HTML: 20,
    script: 25,
    style: 5,
    layout: 10,
    paint: 3,
    'other work': 10,
    'no work': 40,
    'to the screen': 12,
  });
  const sum = Object.values(fcp.phases).reduce((total, time) => total + time, 0);
  expect(sum).toBeCloseTo(fcp.at);
  expect(fcp).toMatchObject({ parses: 1, styled: 3, layouts: 1, objects: 12 });
});

test('the largest paint is the last one, with its element, its picture and the layouts until it', () => {
  const visit = read(EVENTS);
  expect(visit).toMatchObject({ element: 'IMG', requested: 170, arrived: 300 });
  expect(visit.lcp).toMatchObject({ at: 320, layouts: 2, objects: 20 });
});

test('work of other processes does not count', () => {
  expect(read(EVENTS).steps.filter(({ what }) => what.startsWith('Layout'))).toHaveLength(2);
});

test('each visit of a trace is one of its own', () => {
  const other = EVENTS.map((event) => ({ ...event, pid: 9 }));
  const visits = pageTraces(parseTrace(JSON.stringify({ traceEvents: [...EVENTS, ...other] })));
  expect(visits.map(readVisit).map(({ fcp }) => fcp.layouts)).toEqual([1, 1]);
});

test('a trace that lacks an event of the page, or a paint, is an error that says so', () => {
  expect(() => read(EVENTS.slice(0, 3))).toThrow(`trace of ${ORIGIN}/: no ResourceReceiveResponse`);
  expect(() => read(EVENTS.slice(0, 14))).toThrow('no paint in the time of the trace');
  expect(() => parseTrace('{}')).toThrow('no list of events');
});

test('the table has one column for each page, and the steps are those of the median visit', () => {
  const visits = [read(EVENTS)];
  const table = formatTraces([
    { name: 'page', visits },
    { name: 'floor', visits },
  ]);
  expect(table).toMatch(/^FCP +260 +260$/m);
  expect(table).toContain('LCP of floor: IMG');
  expect(formatSteps({ name: 'page', visits })).toMatch(/^ +160\.0 +30\.0 {2}EvaluateScript$/m);
});
