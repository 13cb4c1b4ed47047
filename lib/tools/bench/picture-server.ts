import { createServer } from 'node:http';
import sharp from 'sharp';

/*
 * A server of new pictures on any free port, as a program: it prints its address. It answers `/{number}.jpg`,
 * and conditional requests by `ETag`, as picture servers do.
 */

const WIDTH = 1200;
const HEIGHT = 800;

/** Makes a JPEG picture that differs for every number: a circle on a ground. */
async function picture(number: number): Promise<Buffer> {
  const colour = (seed: number): string => `hsl(${(number * 47 + seed) % 360} 60% 60%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${colour(0)}"/><circle cx="${200 + (number % 40) * 20}" cy="${150 + Math.floor(number / 40) * 80}" r="180" fill="${colour(120)}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

const server = createServer((request, response) => {
  const number = Number(/^\/(\d+)\.jpg$/.exec(request.url ?? '')?.[1] ?? 0);
  const etag = `"${number}"`;
  response.setHeader('etag', etag);
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  picture(number).then(
    (body) => response.setHeader('content-type', 'image/jpeg').end(body),
    () => response.writeHead(500).end(),
  );
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
