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

function isVisit(event: TraceEvent): boolean {
  return event.name === 'ResourceSendRequest' && detail(event, 'data', 'resourceType') === 'Document';
}

/** Reads the visit that begins with a request for a page. */
function visitOf(events: readonly TraceEvent[], request: TraceEvent): PageTrace {
  const address = String(detail(request, 'data', 'url'));
  const own = events.filter(({ process }) => process === request.process);
  const find = (name: string, test: (event: TraceEvent) => boolean): TraceEvent => {
    const found = own.find((event) => event.name === name && test(event));
    if (found) return found;
    throw new Error(`trace of ${address}: no ${name}; another Chromium may name its events otherwise`);
  };
  const ofDocument = (event: TraceEvent): boolean =>
    detail(event, 'data', 'requestId') === detail(request, 'data', 'requestId');
  const { origin } = new URL(address);
  const navigation = find('navigationStart', (event) =>
    String(detail(event, 'data', 'documentLoaderURL')).startsWith(`${origin}/`),
  );
  const answer = find('ResourceReceiveResponse', ofDocument);
  const opening = find(
    'DocumentLoader::CommitNavigation',
    ({ start, duration }) => start + duration > answer.start,
  );
  return {
    address,
    navigation: navigation.start,
    answer: headersAt(answer),
    end: numberOf(find('ResourceFinish', ofDocument), 'data', 'finishTime') * 1e6,
    opening: opening.start,
    main: own.filter(
      ({ thread, start, duration }) => thread === answer.thread && start + duration >= opening.start,
    ),
  };
}

/**
 * Finds the visited pages in a trace of the whole browser. Each visit has a process of its own.
 * @param events All events, in the order of time.
 * @returns The pages in the order of the visits.
 * @throws {Error} When a page lacks an event that is read.
 */
export function pageTraces(events: readonly TraceEvent[]): readonly PageTrace[] {
  return events.filter(isVisit).map((request) => visitOf(events, request));
}
