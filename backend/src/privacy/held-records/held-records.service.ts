import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { Secrets } from '../../platform/config/secrets.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type HeldRecordDto, type OpenHeldRecordsDto } from './held-records.dto.js';
import { HELD_SEALED_OTHERWISE, NO_HELD_FILE, NOTHING_HELD } from './held-records.problems.js';
import { heldHash, openFile, openPerson } from './sealed-person.js';

interface Held {
  held_id: number;
  sealed: Buffer;
  held_at: Date;
  ends_at: Date;
}

interface HeldWithFile {
  held_id: number;
  sealed: Buffer;
  sealed_file: Buffer;
}

const HELD_FILE = `select r.held_id, r.sealed, f.sealed as sealed_file from held_files f join held_records r using (held_id)
  where f.held_file_id = $1 and r.email_hashes @> array[$2]::varchar[] and r.ends_at > now()`;

/** Opens what is sealed of erased persons (docs/rules.md#held-records). */
@Injectable()
export class HeldRecordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
    private readonly audit: AuditService,
  ) {}

  /**
   * Opens what is held about an e-mail. The audit log gets the order, and no name.
   * @throws ApiException (404) when nothing is held
   * @throws ApiException (409) when it was sealed with a former secret
   */
  async open(caller: Caller, { email, order_number, authority }: OpenHeldRecordsDto): Promise<HeldRecordDto[]> {
    return this.dataSource.transaction(async (transaction) => {
      const held = await transaction.query<Held[]>(
        `select held_id, sealed, held_at, ends_at from held_records where email_hashes @> array[$1]::varchar[] and ends_at > now()
         order by held_id`,
        [heldHash(this.secrets, email)],
      );
      if (!held.length) throw new ApiException(NOTHING_HELD);
      const opened = held.map(({ held_id: id, sealed, held_at, ends_at }) => {
        const { places, files } = this.unsealed(() => openPerson(this.secrets, sealed));
        return { id, held_at: held_at.toISOString(), ends_at: ends_at.toISOString(), places, files };
      });
      for (const { id } of opened) await this.note(transaction, caller, id, { order_number, authority });
      return opened;
    });
  }

  /**
   * Opens one file of what is held about an e-mail. The audit log gets the order and the file's key.
   * @throws ApiException (404) when no such file is held about it
   * @throws ApiException (409) when it was sealed with a former secret
   */
  async openFile(
    caller: Caller,
    file_id: number,
    { email, order_number, authority }: OpenHeldRecordsDto,
  ): Promise<FileReply> {
    return this.dataSource.transaction(async (transaction) => {
      const [held] = await transaction.query<HeldWithFile[]>(HELD_FILE, [file_id, heldHash(this.secrets, email)]);
      if (!held) throw new ApiException(NO_HELD_FILE);
      const { files } = this.unsealed(() => openPerson(this.secrets, held.sealed));
      const named = files.find(({ id }) => id === file_id);
      if (!named) throw new ApiException(NO_HELD_FILE);
      const content = this.unsealed(() => openFile(this.secrets, held.sealed_file));
      await this.note(transaction, caller, held.held_id, { order_number, authority, file_id });
      return { filename: named.file_name, contentType: 'application/octet-stream', content };
    });
  }

  private note(
    transaction: EntityManager,
    caller: Caller,
    recordId: number,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.record(transaction, caller, {
      action: 'read',
      recordKind: 'held record',
      recordId,
      name: '',
      after,
    });
  }

  private unsealed<T>(open: () => T): T {
    try {
      return open();
    } catch {
      throw new ApiException(HELD_SEALED_OTHERWISE);
    }
  }
}
