import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { existing } from '../../platform/database/existing.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { type RowDecision } from './import.dto.js';
import { Import } from './import.entity.js';
import { ImportRow } from './import-row.entity.js';
import { countRows, lockImport } from './import-rows.js';
import { ImportRunService } from './import-run.service.js';
import { IMPORT_ROWS, type ImportRowDto } from './imports.list.js';
import { CANNOT_BE_NEW, IMPORT_NOT_FOUND, NOT_IN_REVIEW, ROW_NOT_FOUND } from './imports.problems.js';

/** Rows whose record is there already, decided one by one. */
@Injectable()
export class ImportReviewService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly runs: ImportRunService,
    private readonly lists: ListReader,
  ) {}

  /**
   * Does with a row what was decided.
   * @throws ApiException (409) when it does not wait, or a record with its e-mail is there already
   */
  async decide(caller: Caller, importId: number, row_number: number, decision: RowDecision): Promise<ImportRowDto> {
    return this.dataSource.transaction(async (transaction) => {
      const found = await lockImport(transaction, importId, 'done');
      if (!found)
        throw new ApiException(
          (await transaction.existsBy(Import, { import_id: importId })) ? NOT_IN_REVIEW : IMPORT_NOT_FOUND,
        );
      const row = await existing(transaction, ImportRow, { import_id: importId, row_number }, ROW_NOT_FOUND);
      if (row.state !== 'review') throw new ApiException(NOT_IN_REVIEW);
      const { userId, email, role, address, requestId } = caller;
      found.actor = { userId, email, role, address, requestId };
      const change = await this.runs.decide(transaction, found, row, decision);
      if (!change || change.state === 'waiting' || (decision === 'new' && change.state === 'skipped')) {
        throw new ApiException(CANNOT_BE_NEW);
      }
      const results = await countRows(transaction, importId, 'state');
      await transaction.update(Import, { import_id: importId }, { results });
      return this.lists.record(IMPORT_ROWS, row.import_row_id, ROW_NOT_FOUND, transaction);
    });
  }
}
