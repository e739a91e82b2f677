import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { DuplicatePair } from './duplicate-pair.entity.js';
import { type DuplicateDto, DUPLICATES } from './duplicates.list.js';
import { DUPLICATE_CAUSE } from './duplicates.tasks.js';
import { DUPLICATE_NOT_FOUND, PAIR_MERGED } from './merge.problems.js';

/** Pairs that wait for a look. The database finds them (docs/rules.md#duplicates). */
@Injectable()
export class DuplicatesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly tasks: TasksService,
  ) {}

  /**
   * Says that two records are not the same. The pair does not come back.
   * @throws ApiException (409) when the two were merged
   */
  async dismiss(caller: Caller, id: number): Promise<DuplicateDto> {
    return this.dataSource.transaction(async (transaction) => {
      const pair = await existing(transaction, DuplicatePair, { duplicate_id: id }, DUPLICATE_NOT_FOUND, FOR_UPDATE);
      if (pair.state === 'merged') throw new ApiException(PAIR_MERGED);
      if (pair.state === 'open') {
        await transaction.update(
          DuplicatePair,
          { duplicate_id: id },
          { state: 'dismissed', decided_at: () => 'now()', decided_by_name: caller.email },
        );
        await this.audit.record(transaction, caller, {
          action: 'status changed',
          recordKind: 'duplicate',
          recordId: id,
          name: `${pair.kind} ${pair.first_id} and ${pair.second_id}`,
          before: { state: pair.state },
          after: { state: 'dismissed' },
        });
      }
      await this.tasks.sync(transaction, [DUPLICATE_CAUSE], [id]);
      return this.lists.record(DUPLICATES, id, DUPLICATE_NOT_FOUND, transaction);
    });
  }
}
