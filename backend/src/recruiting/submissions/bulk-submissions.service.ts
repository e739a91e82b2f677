import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { JobRequest } from '../../jobs/job-request.entity.js';
import { JOB_NOT_FOUND } from '../../jobs/jobs.problems.js';
import { existing, FOR_SHARE } from '../../platform/database/existing.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { lockCompanyNames, type Locked, lockedOf } from './locked-submission.js';
import { MaskedSheetService } from './masked-sheet.service.js';
import { type RefusedSubmissionDto, type SubmittedManyDto } from './submission.dto.js';
import { SubmissionsService } from './submissions.service.js';

interface OneOfMany {
  connectionId: number;
  locked: Locked | undefined;
  done: SubmittedManyDto;
}

/** Shows several people to a company at once (docs/rules.md#submissions). */
@Injectable()
export class BulkSubmissionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly submissions: SubmissionsService,
    private readonly sheets: MaskedSheetService,
  ) {}

  /** Shows several people of a job with one mail. Each succeeds or is refused by itself. */
  async submitMany(caller: Caller, request_id: number, connectionIds: number[]): Promise<SubmittedManyDto> {
    await this.sheets.prepare({ request_id, connection_id: In(connectionIds), share: Not('waiting') });
    return this.dataSource.transaction(async (transaction) => {
      const people = await this.submissions.lockConsents(transaction, { request_id, connection_id: In(connectionIds) });
      await lockCompanyNames(transaction, request_id);
      const job = await existing(transaction, JobRequest, { request_id }, JOB_NOT_FOUND, FOR_SHARE);
      const all = await lockedOf(transaction, job, { people, connectionIds });
      const done: SubmittedManyDto = { submitted: [], waiting: [], refused: [] };
      for (const connectionId of [...new Set(connectionIds)].toSorted((a, b) => a - b)) {
        const refusal = await this.submitOne(transaction, caller, {
          connectionId,
          locked: all.get(connectionId),
          done,
        });
        if (refusal) done.refused.push(refusal);
      }
      if (done.submitted.length) await this.submissions.announceShown(transaction, caller, job, done.submitted);
      return done;
    });
  }

  private async submitOne(
    transaction: EntityManager,
    caller: Caller,
    { connectionId, locked, done }: OneOfMany,
  ): Promise<RefusedSubmissionDto | undefined> {
    try {
      if (!locked) throw new ApiException(CONNECTION_NOT_FOUND);
      const dto = { sheet_version: locked.sheet.version };
      const isShown = await this.submissions.submitLocked(transaction, caller, locked, dto);
      (isShown ? done.submitted : done.waiting).push(connectionId);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiException)) throw error;
      return { connection_id: connectionId, code: error.code, message: error.message };
    }
  }
}
