import { detail, numberOf, type TraceEvent } from './trace-event';

/** The events of one visit that belong to the visited page. Moments are those of the clock of the events. */
export interface PageTrace {
  readonly address: string;
  /** Begin of the navigation. */
  readonly navigation: number;
  /** When the headers of the HTML had come, and its last byte. */
  readonly answer: number;
  readonly end: number;
  /** When the main thread began to open the page. */
  readonly opening: number;
  /** Events of the main thread that end after it, in the order of time. */
  readonly main: readonly TraceEvent[];
}

/** Returns the moment when the headers of a file had come, of the event of its answer. */
function headersAt(answer: TraceEvent): number {
  const seconds = numberOf(answer, 'data', 'timing', 'requestTime');
  return seconds * 1e6 + numberOf(answer, 'data', 'timing', 'receiveHeadersEnd') * 1000;
}

/**
 * Finds the page of a visit in a trace of the whole browser.
 * @param events All events, in the order of time.
 * @param origin Origin of the visited address.
 * @throws {Error} When the trace has no such visit.
 */
export function pageTrace(events: readonly TraceEvent[], origin: string): PageTrace {
  const find = (name: string, test: (event: TraceEvent) => boolean): TraceEvent => {
    const found = events.find((event) => event.name === name && test(event));
    if (found) return found;
    throw new Error(`trace: no ${name} of ${origin}; another Chromium may name its events otherwise`);
  };
  const request = find(
    'ResourceSendRequest',
    (event) =>
      detail(event, 'data', 'resourceType') === 'Document' &&
      String(detail(event, 'data', 'url')).startsWith(`${origin}/`),
  );
  const address = String(detail(request, 'data', 'url'));
  const ofDocument = (event: TraceEvent): boolean =>
    detail(event, 'data', 'requestId') === detail(request, 'data', 'requestId');
  const answer = find('ResourceReceiveResponse', ofDocument);
  const navigation = find('navigationStart', (event) =>
    String(detail(event, 'data', 'documentLoaderURL')).startsWith(`${origin}/`),
  );
  const opening = find(
    'DocumentLoader::CommitNavigation',
    (event) => event.process === answer.process && event.start + event.duration > answer.start,
  );
  return {
    address,
    navigation: navigation.start,
    answer: headersAt(answer),
    end: numberOf(find('ResourceFinish', ofDocument), 'data', 'finishTime') * 1e6,
    opening: opening.start,
    main: events.filter(
      ({ process, thread, start, duration }) =>
        process === answer.process && thread === answer.thread && start + duration >= opening.start,
    ),
  };
}
