import { Injectable } from '@nestjs/common';

/** Whether this process writes the file of erased people, which only a restore reads. */
@Injectable()
export class ErasedFile {
  private trueAt: Date | undefined;
  /** Whether the last try failed. */
  hasFailed = false;

  /** In seconds, since the file was true to the database; until the first time, since the start. Undefined: this process writes none. */
  get age(): number | undefined {
    return this.trueAt && (Date.now() - this.trueAt.getTime()) / 1_000;
  }

  /** Says that this process writes the file from now on. */
  isExpected(): void {
    this.trueAt = new Date();
  }

  noteTry(hasFailed: boolean): void {
    this.hasFailed = hasFailed;
    if (!hasFailed) this.trueAt = new Date();
  }
}
