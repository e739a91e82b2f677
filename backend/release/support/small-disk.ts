import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/support/temporary-folder.js';

const CHUNK = Buffer.alloc(64 * 1024);

/** A file system of its own in memory, small enough to be filled. */
export class SmallDisk {
  private readonly folder = temporaryFolder();

  /** True where this user may mount one. */
  static get isPossible(): boolean {
    try {
      new SmallDisk(1).remove();
      return true;
    } catch {
      return false;
    }
  }

  constructor(megabytes: number) {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', this.path], {
        stdio: 'ignore',
      });
    } catch (error) {
      this.folder.remove();
      throw error;
    }
  }

  get path(): string {
    return this.folder.path;
  }

  /** Takes all the room there is. */
  fill(): void {
    const file = openSync(this.filler, 'a');
    try {
      for (const chunk of [CHUNK, CHUNK.subarray(0, 4096)]) while (writeSync(file, chunk) === chunk.length);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  /** Gives the room back. */
  free(): void {
    rmSync(this.filler, { force: true });
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.path], { stdio: 'ignore' });
    this.folder.remove();
  }

  private get filler(): string {
    return join(this.path, 'filler');
  }
}
