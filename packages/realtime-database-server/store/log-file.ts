import { open, readFile, writeFile, type FileHandle } from 'node:fs/promises';
import { decodeRecord, type LogRecord } from './log-record';

interface LogContent {
  readonly records: readonly LogRecord[];
  /** The end of its last complete record, in bytes. */
  readonly length: number;
}

const LINE_END = 10;

/**
 * Reads a log up to its first incomplete record. Such a record at the end is a write that was not finished
 * when the process died; it was not acknowledged. When complete records follow, the disk has lost data: the
 * rest is kept in `….damaged` and reported.
 * @param report Receives the message about lost data.
 */
export async function readLog(file: string, report: (line: string) => void): Promise<LogContent> {
  const bytes = await readFile(file);
  const records: LogRecord[] = [];
  let length = 0;
  for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, length)) {
    const record = decodeRecord(bytes.toString('utf8', length, end));
    if (record === null) break;
    records.push(record);
    length = end + 1;
  }
  const rest = bytes.subarray(length);
  if (
    rest
      .toString('utf8')
      .split('\n')
      .slice(1)
      .some((line) => decodeRecord(line) !== null)
  ) {
    await writeFile(`${file}.damaged`, rest);
    report(`${file}: damaged at byte ${length}; the rest is kept in ${file}.damaged`);
  }
  return { records, length };
}

/**
 * Appends to a log file. When `append` has resolved, the text survives a crash of the process and of the
 * machine.
 */
export class LogFile {
  /** Whether a failed write may have left data after the end. */
  private isTorn = false;

  private constructor(
    private readonly handle: FileHandle,
    private end: number,
  ) {}

  /** Opens a log to continue after `length` bytes. Anything after them is cut off. */
  static async open(file: string, length: number): Promise<LogFile> {
    const handle = await open(file, length === 0 ? 'w' : 'r+');
    await handle.truncate(length);
    await handle.sync();
    return new LogFile(handle, length);
  }

  /** Length of the log, in bytes. */
  get length(): number {
    return this.end;
  }

  /**
   * Appends some bytes and waits until they are on the disk. After a failed write the log is unchanged.
   * @throws {Error} of the system when they could not be stored.
   */
  async append(bytes: Buffer): Promise<void> {
    if (this.isTorn) await this.cutOff();
    this.isTorn = true;
    try {
      // On a full disk the system first takes a part of the bytes without an error.
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await this.handle.write(bytes, done, bytes.length - done, this.end + done);
        done += bytesWritten;
      }
      await this.handle.datasync();
    } catch (error) {
      // If this fails too, it is repeated before the next write.
      await this.cutOff().catch(() => undefined);
      throw error;
    }
    this.isTorn = false;
    this.end += bytes.length;
  }

  private async cutOff(): Promise<void> {
    await this.handle.truncate(this.end);
    this.isTorn = false;
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
