import { Socket } from 'node:net';
import { type Readable } from 'node:stream';
import { lowerThreadPriority } from '../../threads/lower-thread-priority.js';
import { DONE } from './task-end.js';

/**
 * Does a task with bytes.
 * @yields results; each becomes a line of JSON
 */
export type TaskAnswer<Task> = (task: Task, bytes: Buffer) => AsyncIterable<object> | Iterable<object>;

/**
 * Serves tasks in a process of the sandbox, until its input ends.
 * @param isAwaited whether a request waits for the task: others run at lower priority
 */
export async function serveTasks<Task>(
  answer: TaskAnswer<Task>,
  isAwaited: (task: Task) => boolean = () => false,
): Promise<void> {
  // where the system cannot remove the network, connections of libraries fail here
  Socket.prototype.connect = () => {
    throw new Error('the sandbox has no network');
  };
  // PDFium and Tesseract copy argv into their memory, and fail at letters beyond Latin
  process.argv.length = 1;
  const input = new TaskInput(process.stdin);
  for (let head = await input.line(); head !== undefined; head = await input.line()) {
    const { task, length } = JSON.parse(head) as { task: Task; length: number };
    if (!isAwaited(task)) lowerThreadPriority();
    const bytes = await input.bytes(length);
    try {
      for await (const found of answer(task, bytes)) await write(JSON.stringify(found));
    } catch (error) {
      await new Promise((resolve) => process.stderr.write(placesOf(error), resolve));
      process.exit(1);
    }
    await write(DONE);
  }
  process.exit(0);
}

/** The stack of an error without its message, which may quote the file. */
function placesOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, code, stack = '' } = error as NodeJS.ErrnoException;
  const places = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return [`${name} ${code ?? ''}`.trim(), ...places].join('\n');
}

/** JSON has no line feeds. */
function write(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

/** Reads standard input: a line with the number of bytes, then the bytes. */
class TaskInput {
  private readonly pieces: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(input: Readable) {
    this.pieces = (input as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  async line(): Promise<string | undefined> {
    let end = this.rest.indexOf('\n');
    while (end < 0) {
      const piece = await this.pieces.next();
      if (piece.done) return undefined;
      this.rest = Buffer.concat([this.rest, piece.value]);
      end = this.rest.indexOf('\n');
    }
    const line = this.rest.toString('utf8', 0, end);
    this.rest = this.rest.subarray(end + 1);
    return line;
  }

  async bytes(length: number): Promise<Buffer> {
    const parts = [this.rest];
    let held = this.rest.length;
    while (held < length) {
      const piece = await this.pieces.next();
      if (piece.done) throw new Error('the input ended before its bytes');
      parts.push(piece.value);
      held += piece.value.length;
    }
    const all = Buffer.concat(parts);
    this.rest = all.subarray(length);
    return all.subarray(0, length);
  }
}
