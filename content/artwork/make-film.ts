import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ink } from './palette';
import { sheet } from './plate';
import { PRESS, press, render } from './print';
import { FRAME, petalsAt } from './scenes/petals';

/*
 * Draws `content/media/petali.mp4`, a loop without sound: every frame is drawn and printed like the pictures, then given
 * to ffmpeg (Debian: `apt-get install ffmpeg`; needed only here). Run with `npx tsx content/artwork/make-film.ts`.
 */
const RATE = 24;
const SECONDS = 7;
const size = `${FRAME.width * 2}x${FRAME.height * 2}`;
const file = new URL('../media/petali.mp4', import.meta.url).pathname;
const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(RATE), '-i', '-'];
const output = [
  '-an',
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-crf',
  '27',
  '-pix_fmt',
  'yuv420p',
  '-threads',
  '1',
  '-movflags',
  '+faststart',
];
const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, file], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
const ended = new Promise<number | null>((resolve, reject) =>
  ffmpeg.once('close', resolve).once('error', reject),
);

for (let frame = 0; frame < RATE * SECONDS; frame++) {
  const svg = sheet(FRAME.width, FRAME.height, ink.aubergine, petalsAt(frame / (RATE * SECONDS)));
  const { data, width, height } = await render(svg);
  if (!ffmpeg.stdin.write(press(data, width, height, { ...PRESS, wobble: 0.7 })))
    await once(ffmpeg.stdin, 'drain');
}
ffmpeg.stdin.end();
const code = await ended;
if (code !== 0) throw new Error(`make-film: ffmpeg ended with ${String(code)}; see its message above`);
