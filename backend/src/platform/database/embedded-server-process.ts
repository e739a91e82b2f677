import { type ChildProcess } from 'node:child_process';

/** A server process of our own, which may outlive us. */
export class ServerProcess {
  /** Resolves with its exit code or the signal that ended it. */
  readonly ended: Promise<number | string>;
  isAlive = true;

  constructor(private readonly child: ChildProcess) {
    child.unref();
    this.ended = new Promise((resolve) => {
      const end = (how: number | string): void => {
        this.isAlive = false;
        resolve(how);
      };
      child.once('error', (error) => end(error.message)).once('exit', (code, signal) => end(signal ?? code ?? 0));
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Asks it to stop, if it has not, and waits until it has. */
  async end(): Promise<void> {
    if (!this.isAlive) return;
    this.child.ref();
    this.child.kill('SIGINT');
    await this.ended;
  }
}
