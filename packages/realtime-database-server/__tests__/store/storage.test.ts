import {
  appendFile,
  copyFile,
  open,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { lockFile } from '../../store/file-lock';
import { LogFile } from '../../store/log-file';
import { startDatabase, type DatabaseOptions, type RunningDatabase } from 'realtime-database-server';
import { useServers } from '../servers';
import { useFolder } from '../temp-folder';
import { WireClient } from '../wire-client';

let file = '';

const servers = useServers({ namespace: 'feeling', namespaces: 'any' });
const { stop } = servers;
const at = useFolder();
beforeEach(() => {
  file = at('deep', 'state');
});

const start = (options: DatabaseOptions = {}): Promise<RunningDatabase> =>
  servers.start({ persist: file, ...options });

async function prototypeOfFiles(): Promise<FileHandle> {
  const handle = await open(at('other'), 'w');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  return prototype;
}

async function put(server: RunningDatabase, path: string, value: unknown): Promise<void> {
  const answer = await fetch(`${server.url}${path}`, { method: 'PUT', body: JSON.stringify(value) });
  expect(answer.status).toBe(200);
}

async function read(server: RunningDatabase, path = '/.json?format=export'): Promise<unknown> {
  return (await fetch(`${server.url}${path}`)).json();
}

test('everything is there after a restart: priorities, odd keys, several databases', async () => {
  const first = await start();
  await put(first, '/a.json', { '.value': 1, '.priority': 'p' });
  await put(first, '/b.json', JSON.parse('{"__proto__":{"x":1},"é 🎈":[1,null,3]}'));
  await put(first, '/a.json?ns=other', 'elsewhere');
  await put(first, '/gone.json', 1);
  await fetch(`${first.url}/gone.json`, { method: 'DELETE' });
  const before = await (await fetch(`${first.url}/.json?format=export`)).text();
  await stop();
  const second = await start();
  expect(await (await fetch(`${second.url}/.json?format=export`)).text()).toBe(before);
  expect(await read(second, '/a.json?ns=other')).toBe('elsewhere');
});

test('the initial data counts only the first time, also when nothing was written', async () => {
  await start({ data: { a: 1 } });
  await stop();
  expect(await read(await start({ data: { b: 1 } }))).toEqual({ a: 1 });
});

test('says at the second start, and only then, that the stored state is used and not the data', async () => {
  const linesOf = async (data?: unknown): Promise<string[]> => {
    const lines: string[] = [];
    const database = await startDatabase({ persist: file, log: (line) => lines.push(line), data });
    expect(await database.get('')).toEqual({ a: 1 });
    await database.stop();
    return lines;
  };
  expect(await linesOf({ a: 1 })).toEqual([]);
  expect(await linesOf()).toEqual([]);
  expect(await linesOf({ a: 2 })).toEqual([
    `${file}: its state is used; data and import are for the first start only`,
  ]);
});

test('a database other than the default keeps the initial data its first write was made on', async () => {
  await put(await start({ data: { a: 1 } }), '/b.json?ns=other', 2);
  await stop();
  expect(await read(await start({ data: { c: 1 } }), '/.json?ns=other')).toEqual({ a: 1, b: 2 });
});

test('a long log is folded into the snapshot and old logs go', async () => {
  const first = await start();
  for (let index = 0; index < 12; index += 1)
    await put(first, `/big.json`, `${index}${'x'.repeat(1_000_000)}`);
  await put(first, '/last.json', true);
  await stop();
  const names = await readdir(at('deep'));
  expect(names).toContain('state');
  expect(names.filter((name) => name.endsWith('.log'))).toHaveLength(1);
  expect(names).not.toContain('state.1.log');
  const second = await start();
  expect(await read(second, '/last.json')).toBe(true);
  expect(await read(second, '/big.json')).toMatch(/^11x/);
});

interface Writer {
  readonly write: (
    bytes: Buffer,
    offset: number,
    length: number,
    position: number,
  ) => Promise<{ readonly bytesWritten: number }>;
}

test('a log and a snapshot are whole although the system takes a part of each piece, as a disk does before it is full', async () => {
  const prototype: Writer = await prototypeOfFiles();
  const { write } = prototype;
  const halved = jest.spyOn(prototype, 'write').mockImplementation(function (
    this: Writer,
    bytes,
    offset,
    length,
    position,
  ) {
    return write.call(this, bytes, offset, Math.ceil(length / 2), position);
  });
  const first = await start();
  for (let index = 0; index < 6; index += 1)
    await put(first, '/big.json', `${index}${'x'.repeat(1_000_000)}`);
  await stop();
  halved.mockRestore();
  expect(await readFile(file, 'utf8')).toMatch(/\{"end":true,.*\}\n$/);
  expect(await read(await start(), '/big.json')).toMatch(/^5x/);
});

// Only Linux has a file that is always full.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'a snapshot that has no room leaves no draft behind, which would take the room of writes',
  async () => {
    const lines: string[] = [];
    const first = await start({ log: (line) => lines.push(line) });
    await symlink('/dev/full', `${file}.tmp`);
    await put(first, '/big.json', 'x'.repeat(5_000_000));
    await stop();
    expect(lines).toEqual([expect.stringContaining(`${file}: cannot compact: ENOSPC`)]);
    expect(await readdir(at('deep'))).not.toContain('state.tmp');
  },
);

test('a crash between the snapshot and the removal of old logs does no harm', async () => {
  const first = await start();
  await put(first, '/n.json', 1);
  const log = `${file}.1.log`;
  await copyFile(log, `${file}.copy`);
  for (let index = 0; index < 6; index += 1)
    await put(first, '/big.json', `${index}${'x'.repeat(1_000_000)}`);
  await stop();
  await copyFile(`${file}.copy`, log);
  expect(await read(await start(), '/n.json')).toBe(1);
});

test('a write that was being written when the machine died is dropped, those before it stay', async () => {
  const first = await start();
  await put(first, '/a.json', 1);
  await put(first, '/b.json', 2);
  await stop();
  const log = `${file}.1.log`;
  await truncate(log, (await readFile(log)).length - 5);
  const second = await start();
  expect(await read(second)).toEqual({ a: 1 });
  await put(second, '/c.json', 3);
  await stop();
  expect(await read(await start())).toEqual({ a: 1, c: 3 });
});

/** Writes three values in a log beside a snapshot, and damages the log while the server does not run. */
async function damaged(damage: (log: string, text: string) => Promise<void>): Promise<Buffer | null> {
  const first = await start({ data: { seed: 1 } });
  for (const name of ['a', 'b', 'c']) await put(first, `/${name}.json`, name);
  await stop();
  const log = `${file}.1.log`;
  await damage(log, await readFile(log, 'utf8'));
  return readFile(log).catch(() => null);
}

const writing =
  (change: (text: string) => string) =>
  (log: string, text: string): Promise<void> =>
    writeFile(log, change(text));

test.each<[string, (log: string, text: string) => Promise<void>, string, string]>([
  [
    'is damaged in the middle',
    writing((text) => text.replace('"b"', '"B"')),
    'a',
    'writes 2 to 3 (2) are missing',
  ],
  ['has a damaged last record', writing((text) => text.replace('"c"]', '"C"]')), 'ab', 'write 3 is missing'],
  ['has a damaged last line end', writing((text) => text.replace(/\n$/, '!')), 'ab', 'write 3 is missing'],
  [
    'has a line end in its last record',
    writing((text) => text.replace('"c"]', '\n"]')),
    'ab',
    'write 3 is missing',
  ],
  ['has lost its last record', writing((text) => text.replace(/.*\n$/, '')), 'ab', 'write 3 is missing'],
  ['is nonsense', writing(() => 'hello'), '', 'writes 1 to 3 (3) are missing'],
  ['is empty', writing(() => ''), '', 'writes 1 to 3 (3) are missing'],
  ['is gone', (log) => rm(log), '', 'writes 1 to 3 (3) are missing'],
])(
  'of a log that %s, the writes before stay, those that are missing are named, and the log is kept',
  async (_, damage, left, lost) => {
    const content = await damaged(damage);
    const lines: string[] = [];
    const second = await start({ log: (line) => lines.push(line) });
    const expected = Object.fromEntries(Array.from(left, (name) => [name, name]));
    expect(await read(second)).toEqual({ seed: 1, ...expected });
    expect(lines).toEqual([expect.stringContaining(`${file}.1.log`)]);
    expect(lines[0]).toContain(lost);
    if (content !== null) expect(await readFile(`${file}.1.log.damaged`)).toEqual(content);
    await put(second, '/d.json', 'd');
    await stop();
    const third = await start({ log: (line) => lines.push(line) });
    expect(await read(third)).toEqual({ seed: 1, ...expected, d: 'd' });
    expect(lines).toHaveLength(1);
  },
);

test('what was kept of one damage is not overwritten by the next', async () => {
  await writeFile(at('state.1.log.damaged'), 'before');
  file = at('state');
  await damaged(writing(() => 'hello'));
  await start();
  expect(await readFile(at('state.1.log.damaged'), 'utf8')).toBe('before');
  expect(await readFile(at('state.1.log.damaged-2'), 'utf8')).toBe('hello');
});

test.each<[string, string[], (text: string) => string | null, unknown, string[]]>([
  ['is whole', ['a', 'b'], (text) => text, { a: 1, b: 1 }, []],
  ['ends in a write that was not acknowledged', ['a'], (text) => `${text}0123abcd {"q":2`, { a: 1 }, []],
  [
    'lost acknowledged writes later',
    ['a', 'b', 'c'],
    (text) => text.replace(/(?:.*\n){2}$/, ''),
    { a: 1 },
    ['.1.log has lost its end: writes 2 to 3 (2) are missing; it is kept as COPY.1.log.damaged'],
  ],
  ['was removed', ['a', 'b'], () => null, null, ['.1.log is missing: writes 1 to 2 (2) are missing']],
  [
    'was removed, and nothing says what was in it',
    [],
    () => null,
    null,
    ['.1.log is missing: the writes from number 1 on are missing, nobody knows how many'],
  ],
])('after a kill, of a log that %s, what is missing is told', async (_, writes, damage, left, heard) => {
  const first = await start();
  for (const name of writes) await put(first, `/${name}.json`, 1);
  const copy = at('copy');
  await copyFile(file, copy);
  const log = damage(await readFile(`${file}.1.log`, 'utf8'));
  if (log !== null) await writeFile(`${copy}.1.log`, log);
  const lines: string[] = [];
  const second = await start({ persist: copy, log: (line) => lines.push(line) });
  expect(await read(second)).toEqual(left);
  expect(lines).toEqual(heard.map((line) => copy + line.replace('COPY', copy)));
});

test.each([
  ['in a value', 'hello', 'hallo'],
  ['in its form', '{"seed"', '["seed"'],
  ['in the number of its last write', '"sequence":0', '"sequence":1'],
])('a snapshot that was damaged %s is refused and left alone', async (_, from, to) => {
  await start({ data: { seed: 'hello' } });
  await stop();
  const text = (await readFile(file, 'utf8')).replace(from, to);
  await writeFile(file, text);
  await expect(start()).rejects.toThrow(/its checksum does not fit/);
  expect(await readFile(file, 'utf8')).toBe(text);
});

function oldRecord(sequence: number, path: string, value: unknown): string {
  const text = JSON.stringify({ q: sequence, n: 'feeling', c: [[path, value]] });
  return `${crc32(text).toString(16).padStart(8, '0')} ${text}\n`;
}

test.each([
  [null, [oldRecord(1, '', { a: 1 }), oldRecord(2, 'b', 2)].join(''), { a: 1, b: 2 }],
  [{ a: 1 }, oldRecord(8, 'b', 2), { a: 1, b: 2 }],
  [{ a: 1 }, '', { a: 1 }],
])('files of version 0.1 load (%#), and later damage in them is noticed', async (snapshot, log, expected) => {
  file = at('state');
  const header = { format: 'embedded-realtime-database', version: 1, sequence: 7 };
  const lines = [header, { namespace: 'feeling', data: snapshot }, { end: true }];
  if (snapshot !== null) await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  await writeFile(`${file}.1.log`, log);
  expect(await read(await start())).toEqual(expected);
  await stop();
  await rm(`${file}.2.log`);
  const heard: string[] = [];
  expect(await read(await start({ log: (line) => heard.push(line) }))).toEqual(expected);
  expect(heard.join()).toContain('state.2.log is missing');
});

test('a log that lacks writes in between is refused', async () => {
  const first = await start();
  for (const name of ['a', 'b', 'c']) await put(first, `/${name}.json`, name);
  await stop();
  const log = `${file}.1.log`;
  const lines = (await readFile(log, 'utf8')).split('\n');
  await writeFile(log, [...lines.slice(0, 2), ...lines.slice(3)].join('\n'));
  await expect(start()).rejects.toThrow(/write 2 is missing/);
});

test.each([
  ['something else', '{"a":1}'],
  ['not JSON', 'hello'],
  ['a folder', null],
  [
    'cut off',
    '{"format":"embedded-realtime-database","version":1,"sequence":0}\n{"namespace":"feeling","data":1}\n',
  ],
])('a state file that is %s is refused and left alone', async (_, content) => {
  file = content === null ? at() : at('state');
  if (content !== null) await writeFile(file, content);
  await expect(start()).rejects.toThrow(`${file} is not a whole state file`);
  if (content !== null) expect(await readFile(file, 'utf8')).toBe(content);
});

test('a half-written draft of a snapshot is not read', async () => {
  await put(await start(), '/a.json', 1);
  await stop();
  await appendFile(`${file}.tmp`, '{"format":"embedded-');
  expect(await read(await start())).toEqual({ a: 1 });
});

test('a state file serves one server at a time, also by a link, and the next when that has gone', async () => {
  const first = await start();
  await put(first, '/a.json', 1);
  const target = file;
  await symlink(target, at('link'));
  for (file of [target, at('link')])
    await expect(start()).rejects.toThrow(`${target} is in use by process ${process.pid}`);
  await stop();
  expect(await read(await start())).toEqual({ a: 1 });
});

test.each([
  ['a process that was killed', `${2 ** 22 + 1} 1`],
  ['an earlier process of the same number', `${process.pid} 1`],
  ['nobody', ''],
])('the lock of %s does not count', async (_, content) => {
  await put(await start(), '/a.json', 1);
  await stop();
  await writeFile(`${file}.lock`, content);
  expect(await read(await start())).toEqual({ a: 1 });
});

test.each([
  ['a kill', `${2 ** 22 + 1} 1`],
  ['a kill while the lock was written', ''],
])('of two servers that start at the same time after %s, one gets the file', async (_, left) => {
  for (let round = 0; round < 50; round += 1) {
    const state = at(`state-${round}`);
    await writeFile(`${state}.lock`, left);
    const [one, other] = await Promise.allSettled([lockFile(state), lockFile(state)]);
    const [refused, ...more] = [one, other].filter((result) => result.status === 'rejected');
    expect(more).toEqual([]);
    expect(String(refused?.reason)).toContain(`${state} is in use by process ${process.pid}`);
  }
});

test.each([
  [{ 'a.b': 1 }, 'key "a.b" in /'],
  [{ x: { y: [1, { 'a/b': 1 }] } }, 'key "a/b" in /x/y/1'],
  [{ x: { '': 1 } }, 'key "" in /x'],
  [{ x: { t: { '.sv': 'later' } } }, 'key "t" in /x'],
])('initial data %j that is invalid names its key and place', async (data, place) => {
  await expect(start({ data })).rejects.toThrow(`Invalid`);
  await expect(start({ data })).rejects.toThrow(`(${place})`);
});

test('a server whose files were removed meanwhile says so when it stops, and stops', async () => {
  const server = await start();
  await rm(at('deep'), { recursive: true });
  await expect(stop()).rejects.toThrow(
    `${file} was removed while the server ran: what it had stored there is lost`,
  );
  await expect(fetch(server.url)).rejects.toThrow();
});

test('a server that cannot start leaves its port and file free', async () => {
  await expect(start({ data: { 'a.b': 1 } })).rejects.toThrow('Invalid data');
  await start({ data: { a: 1 } });
});

describe('when the disk refuses', () => {
  const lines: string[] = [];
  let server: RunningDatabase;

  beforeEach(async () => {
    lines.length = 0;
    server = await start({ log: (line) => lines.push(line) });
    await put(server, '/a.json', 1);
  });

  /** Makes the next attempts to store something fail, as a full disk does: after the bytes were written. */
  function fillDisk(): { repair: () => void } {
    const append = jest
      .spyOn(LogFile.prototype, 'append')
      .mockRejectedValue(new Error('ENOSPC: no space left'));
    return { repair: () => append.mockRestore() };
  }

  test('a write is answered with the reason, and leaves no gap for later ones', async () => {
    const disk = fillDisk();
    const refused = await fetch(`${server.url}/b.json`, { method: 'PUT', body: '2' });
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('cannot store, writes are refused');
    disk.repair();
    await put(server, '/c.json', 3);
    await stop();
    expect(await read(await start())).toEqual({ a: 1, c: 3 });
  });

  test('a refused write is seen by nobody, neither at once nor when there is room again', async () => {
    const listener = await WireClient.connect(server.url);
    await listener.call('q', { p: '/', h: '' });
    const disk = fillDisk();
    expect(await listener.call('p', { p: '/b', d: 2 })).toMatchObject({ s: 'unavailable' });
    expect(await read(server)).toEqual({ a: 1 });
    disk.repair();
    expect(await listener.call('p', { p: '/c', d: 3 })).toEqual({ s: 'ok', d: '' });
    expect(await read(server)).toEqual({ a: 1, c: 3 });
    expect(JSON.stringify(listener.received)).not.toContain('"b"');
    listener.socket.close();
  });

  test('writes that were prepared on a refused one are refused with it, and what was decided on it', async () => {
    const client = await WireClient.connect(server.url);
    const disk = fillDisk();
    const heard = await client.tell([
      ['p', { p: '/b', d: 2 }],
      ['m', { p: '/', d: { c: 3 } }],
      ['p', { p: '/a', d: 5, h: 'of something else' }],
      ['g', { p: '/', q: {} }],
    ]);
    disk.repair();
    const answers = heard.map(({ b }) => b as { s: string; d: unknown });
    expect(answers.map(({ s }) => s)).toEqual(['unavailable', 'unavailable', 'unavailable', 'ok']);
    expect(answers[3]?.d).toEqual({ a: 1 });
    client.socket.close();
  });

  test('the log says once that writes are refused, and once that they are stored again', async () => {
    const disk = fillDisk();
    for (const name of ['b', 'c']) await fetch(`${server.url}/${name}.json`, { method: 'PUT', body: '2' });
    disk.repair();
    for (const name of ['d', 'e']) await put(server, `/${name}.json`, 2);
    expect(lines).toEqual([
      `${file}: cannot store, writes are refused until there is room or the disk is repaired: ENOSPC: no space left`,
      `${file}: writes are stored again`,
    ]);
  });

  test('bytes of a refused write that reached the file are cut off, at the latest before the next write', async () => {
    const prototype = await prototypeOfFiles();
    const sync = jest.spyOn(prototype, 'datasync').mockRejectedValueOnce(new Error('EIO'));
    const cut = jest.spyOn(prototype, 'truncate').mockRejectedValueOnce(new Error('EIO'));
    const refused = await fetch(`${server.url}/b.json`, { method: 'PUT', body: `"${'x'.repeat(1000)}"` });
    expect(refused.status).toBe(503);
    await put(server, '/c.json', 3);
    sync.mockRestore();
    cut.mockRestore();
    await stop();
    expect(await read(await start())).toEqual({ a: 1, c: 3 });
    expect(lines.join()).not.toContain('damaged');
  });
});
