import type { LiveReading, LiveSample } from '../live-latency';
import { median } from '../statistics';
import { row, type Row } from './row';

const FRAME_MS = 17;

/** Says when the parts of a live change happened, in milliseconds after the write. */
function describe({ raw, node, text }: LiveSample): string {
  return `callback of the plain SDK after ${raw.toFixed(1)} ms, in the document after ${node.toFixed(1)}, painted after ${text.toFixed(1)}`;
}

/** Makes the rows of live changes. */
export function liveRows({ samples, cls }: LiveReading): Row[] {
  const text = median(samples.map((sample) => sample.text));
  const raw = median(samples.map((sample) => sample.raw));
  const elsewhere = median(samples.map((sample) => sample.rawElsewhere));
  const node = median(samples.map((sample) => sample.node));
  const target = `≤ raw + ${FRAME_MS} ms`;
  const late = samples.filter((sample) => sample.text - sample.raw > FRAME_MS);
  const same = samples.length - late.length;
  return [
    row(
      'write → text painted',
      `${text.toFixed(1)} ms (raw ${raw.toFixed(1)})`,
      target,
      text <= raw + FRAME_MS,
    ),
    row(
      'write → text in the document',
      `${node.toFixed(1)} ms (raw ${raw.toFixed(1)}, in another page ${elsewhere.toFixed(1)})`,
    ),
    row(
      'live changes painted in the frame of the callback',
      `${same} of ${samples.length}`,
      `${samples.length}`,
      same === samples.length,
      late.map(describe).join('; '),
    ),
    row('CLS through an equal live update', cls.toFixed(4), '0', cls === 0),
  ];
}
