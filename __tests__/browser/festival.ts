import { join } from 'node:path';
import { buildElsewhere } from './build-elsewhere';
import { type Company, readProjectJson } from './company';

/** The folder of the second site. */
export const FESTIVAL = join(process.cwd(), 'examples', 'festival');

/** Builds the second site in its folder. */
export async function festival(): Promise<Company> {
  const content = (await readProjectJson(join('examples', 'festival', 'content', 'festival.json'))) as object;
  return buildElsewhere(FESTIVAL, {
    name: 'Lucciola',
    about: 'Chi c’è dietro',
    project: 'festival',
    content,
  });
}
