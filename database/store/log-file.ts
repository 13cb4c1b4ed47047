import { open, readFile, writeFile, type FileHandle } from 'node:fs/promises';
import { decodeRecord, type LogRecord } from './log-record';

/** What a log file holds. */
interface LogContent {
  readonly records: readonly LogRecord[];
  /** Where its last whole record ends, in bytes. */
  readonly length: number;
}

const LINE_END = 10;

/**
 * Reads a log up to its first torn record. A write that was being written when the process died ends the file; it
 * was not acknowledged. When whole records follow a torn one, the disk lost something: the rest is set aside in
 * `….damaged` and reported, never silently dropped.
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

/** Appends to a log file; what `append` resolved for survives the process and the machine. */
export class LogFile {
  /** Whether a failed write may have left something behind the end. */
  private isTorn = false;

  private constructor(
    private readonly handle: FileHandle,
    private end: number,
  ) {}

  /** Opens a log to go on after `length` bytes; anything behind them is cut off. */
  static async open(file: string, length: number): Promise<LogFile> {
    const handle = await open(file, length === 0 ? 'w' : 'r+');
    await handle.truncate(length);
    await handle.sync();
    return new LogFile(handle, length);
  }

  /** How long the log is, in bytes. */
  get length(): number {
    return this.end;
  }

  /**
   * Writes text at the end and waits until it is on the disk. A failed write leaves the log as it was.
   *
   * @throws Error of the system when the text could not be stored.
   */
  async append(text: string): Promise<void> {
    const bytes = Buffer.from(text, 'utf8');
    if (this.isTorn) await this.cutOff();
    this.isTorn = true;
    try {
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await this.handle.write(bytes, done, bytes.length - done, this.end + done);
        done += bytesWritten;
      }
      await this.handle.datasync();
    } catch (error) {
      // When this fails as well, it is done before the next write.
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

  /** Closes the file. */
  close(): Promise<void> {
    return this.handle.close();
  }
}
