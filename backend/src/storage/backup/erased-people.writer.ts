import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ErasedFile } from '../../office/operation/erased-file.js';
import { Env } from '../../platform/config/env.js';
import { type ErasedEntry } from '../../privacy/data-requests/erased-people/erased-hashes.js';
import { READ_ERASED, writeErasedFile } from './erased-people-file.js';

const BETWEEN_LOOKS_MILLISECONDS = 15_000;

/**
 * Keeps the file of erased people true in the folder that this process reaches, `ERASED_FOLDER`. Each process does it, and none takes
 * turns with others: their folders may be on different machines.
 */
@Injectable()
export class ErasedPeopleWriter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ErasedPeople');
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private failure: string | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly env: Env,
    private readonly file: ErasedFile,
  ) {}

  onApplicationBootstrap(): void {
    const { erasedFolder } = this.env;
    if (!erasedFolder) return;
    this.file.isExpected();
    const look = (): void => {
      this.looking ??= this.look(erasedFolder).finally(() => (this.looking = undefined));
    };
    look();
    this.timer = setInterval(look, BETWEEN_LOOKS_MILLISECONDS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(folder: string): Promise<void> {
    try {
      const known = await this.dataSource.query<ErasedEntry[]>(READ_ERASED);
      const aside = await writeErasedFile(folder, known);
      if (aside) this.logger.error({ aside }, 'The file of erased people could not be used, and is put aside');
      if (this.failure) this.logger.log('The file of erased people is written again');
      this.failure = undefined;
      this.file.noteTry(false);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const failure = code ?? message;
      if (failure !== this.failure)
        this.logger.error({ folder, reason: failure }, 'The file of erased people is not written');
      this.failure = failure;
      this.file.noteTry(true);
    }
  }
}
