import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Secrets } from '../platform/config/secrets.js';
import { ApiException } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { type HeldRecordDto, type OpenHeldRecordsDto } from './held-records.dto.js';
import { HELD_SEALED_OTHERWISE, NOTHING_HELD } from './held-records.problems.js';
import { heldHash, openPerson, type HeldPerson } from './sealed-person.js';

interface Held {
  held_id: number;
  sealed: Buffer;
  held_at: Date;
  ends_at: Date;
}

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
      const opened = held.map(({ held_id: id, sealed, held_at, ends_at }) => ({
        id,
        held_at: held_at.toISOString(),
        ends_at: ends_at.toISOString(),
        places: this.unsealed(sealed).places,
      }));
      for (const { id } of opened) {
        await this.audit.record(transaction, caller, {
          action: 'read',
          recordKind: 'held record',
          recordId: id,
          name: '',
          after: { order_number, authority },
        });
      }
      return opened;
    });
  }

  private unsealed(sealed: Buffer): HeldPerson {
    try {
      return openPerson(this.secrets, sealed);
    } catch {
      throw new ApiException(HELD_SEALED_OTHERWISE);
    }
  }
}
