import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { name } from '@/brand/brand';
import { databasePort, OUT } from './test-site';

/** A company whose site the tests visit. */
export interface Company {
  /** As in titles. */
  readonly name: string;
  /** What its menu calls the page about it. */
  readonly about: string;
  /** Its project in the database, which is the namespace too. */
  readonly project: string;
  /** All content of its database. */
  readonly content: object;
  /** Folder of its export. */
  readonly out: string;
  /** The port of the database that its export was built for. */
  readonly builtFor: number;
}

/** Reads a JSON file of the project. Takes its path from the root. */
export async function readProjectJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(process.cwd(), path), 'utf8')) as unknown;
}

/** The company of this folder, whose site was built before all tests. */
export async function firstCompany(): Promise<Company> {
  const content = (await readProjectJson('content/feeling.json')) as object;
  return {
    name,
    about: 'Chi siamo',
    project: 'feeling',
    content,
    out: OUT,
    builtFor: databasePort(),
  };
}
