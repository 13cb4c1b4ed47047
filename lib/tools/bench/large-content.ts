import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { isRecord } from '@/lib/content/raw-tree';

/** Size of a large content. */
export interface LargeSize {
  readonly positions: number;
  /** Number of pictures besides those of the demo; all of them differ. */
  readonly pictures: number;
}

/** A server of new pictures, on any free port. */
interface PictureServer {
  readonly url: string;
  close: () => Promise<void>;
}

type Tree = Record<string, unknown>;

const WIDTH = 1200;
const HEIGHT = 800;

function child(tree: unknown, path: string): Tree {
  return path.split('/').reduce<Tree>(
    (parent, key) => {
      const found = parent[key];
      if (!isRecord(found)) throw new Error(`bench: the demo content has no ${path}`);
      return found;
    },
    isRecord(tree) ? tree : {},
  );
}

/** Makes a JPEG picture that differs for every number: a gradient of two colours. */
async function picture(number: number): Promise<Buffer> {
  const colour = (seed: number): string => `hsl(${(number * 47 + seed) % 360} 60% 60%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${colour(0)}"/><circle cx="${200 + (number % 40) * 20}" cy="${150 + Math.floor(number / 40) * 80}" r="180" fill="${colour(120)}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

/** Serves `/{number}.jpg` and answers conditional requests by `ETag`, as picture servers do. */
export async function servePictures(): Promise<PictureServer> {
  const server: Server = createServer((request, response) => {
    const number = Number(/^\/(\d+)\.jpg$/.exec(request.url ?? '')?.[1] ?? 0);
    const etag = `"${number}"`;
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    picture(number).then(
      (body) => response.setHeader('content-type', 'image/jpeg').end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/**
 * Makes the demo content with the wanted number of positions and pictures. The texts of all positions differ,
 * so that no result can be reused; each additional picture is the cover of one position.
 * @param demo The demo content.
 * @param size Number of positions and pictures.
 * @param picturesUrl Address of the server of pictures.
 */
export function largeContent(demo: unknown, size: LargeSize, picturesUrl: string): object {
  const data = structuredClone(isRecord(demo) ? demo : {});
  const careers = child(data, 'projects/feeling/pagine/lavora_con_noi/posizioni_aperte/posizioni');
  // The first entry of a list is its template.
  const models = Array.isArray(careers['_list']) ? careers['_list'].slice(1).filter(isRecord) : [];
  const list: Tree = {};
  for (let number = 1; number <= size.positions; number += 1) {
    const model = structuredClone(models[number % models.length] ?? {});
    for (const field of ['titolo', 'sottotitolo', 'introduzione', 'descrizione_posizione']) {
      const text = child(model, field);
      text['_value'] = String(text['_value']).replace(/[a-z]{4,}/, (word) => `${word} ${number}`);
    }
    if (number <= size.pictures) {
      const image = {
        _value: `${picturesUrl}/${number}.jpg`,
        _mediaType: 'image/jpeg',
        _alt: `Figura ${number}`,
      };
      model['copertina'] = { _list: { 1: { _id: 1, _order: 1, immagine: image } } };
    }
    list[String(number)] = model;
  }
  careers['_list'] = list;
  return data;
}
