import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { CHUNK, linesIn } from './lines';
import { beginsLikeRecord, hasDamagedEnd, RECORD_FORM, recordOf, type LogRecord } from './log-record';

interface LogContent {
  readonly records: number;
  readonly length: number;
  readonly isDamaged: boolean;
  readonly last: number;
}

/**
 * Reads a log up to its first record that is not whole. Such a record without a line end, at the end, is a write that
 * was not finished when the process died; it was not acknowledged.
 * @param take Receives the records.
 */
export async function readLog(file: string, take: (record: LogRecord) => void): Promise<LogContent> {
  let content = { records: 0, length: 0, isDamaged: false, last: 0 };
  for await (const line of linesIn(createReadStream(file, CHUNK), RECORD_FORM)) {
    const record = recordOf(line);
    const last = record?.sequence ?? content.last + Number(beginsLikeRecord(line));
    if (record !== null && !content.isDamaged) {
      take(record);
      content = { records: content.records + 1, length: line.end, isDamaged: false, last };
    } else if (line.isWhole || hasDamagedEnd(line)) content = { ...content, isDamaged: true, last };
  }
  return content;
}

/** Smaller pieces are written together. */
const WRITTEN_AT_ONCE = 1024 * 1024;

/**
 * Appends to a log file. When `append` has resolved, the text survives a crash of the process and of the
 * machine.
 */
export class LogFile {
  private isTorn = false;

  private constructor(
    private readonly handle: FileHandle,
    private end: number,
  ) {}

  /** Anything after `length` bytes is cut off. */
  static async open(file: string, length: number): Promise<LogFile> {
    const handle = await open(file, length === 0 ? 'w' : 'r+');
    await handle.truncate(length);
    await handle.sync();
    return new LogFile(handle, length);
  }

  get length(): number {
    return this.end;
  }

  /**
   * Appends some bytes and waits until they are on the disk. After a failed write the log is unchanged.
   * @throws {Error} of the system when they could not be stored.
   */
  async append(pieces: readonly Buffer[]): Promise<void> {
    if (this.isTorn) await this.cutOff();
    this.isTorn = true;
    let { end } = this;
    const size = pieces.reduce((sum, { length }) => sum + length, 0);
    try {
      for (const bytes of size > WRITTEN_AT_ONCE ? pieces : [Buffer.concat(pieces)])
        // On a full disk the system first takes a part of the bytes without an error.
        for (let done = 0; done < bytes.length;) {
          const { bytesWritten } = await this.handle.write(bytes, done, bytes.length - done, end);
          done += bytesWritten;
          end += bytesWritten;
        }
      await this.handle.datasync();
    } catch (error) {
      // If this fails too, it is repeated before the next write.
      await this.cutOff().catch(() => undefined);
      throw error;
    }
    this.isTorn = false;
    this.end = end;
  }

  private async cutOff(): Promise<void> {
    await this.handle.truncate(this.end);
    this.isTorn = false;
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
