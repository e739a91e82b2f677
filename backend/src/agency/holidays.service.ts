import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../auth/audit/audit.service.js';
import { AuditedDeletion, type DeletionRule } from '../auth/audit/audited-deletion.js';
import { orTaken } from '../platform/errors/database-error.js';
import { ApiException } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { type DeletedDto } from '../platform/http/message.dto.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { HOLIDAY_EXISTS, HOLIDAY_NOT_FOUND } from './agency.problems.js';
import { type AddHolidayDto } from './holiday.dto.js';
import { Holiday } from './holiday.entity.js';
import { type HolidayDto, HOLIDAYS } from './holidays.list.js';

const DELETION: DeletionRule<Holiday> = {
  entity: Holiday,
  kind: 'holiday',
  label: 'Holiday',
  notFound: HOLIDAY_NOT_FOUND,
  keyOf: (holiday_id) => ({ holiday_id }),
  nameOf: ({ day, name }) => `${day}, ${name}`,
  remove: (transaction, { holiday_id }) => transaction.delete(Holiday, { holiday_id }),
};

/** Holidays, which due dates and reminders depend on. Due dates of issued invoices stay. */
@Injectable()
export class HolidaysService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly deletion: AuditedDeletion,
  ) {}

  /** All holidays as `YYYY-MM-DD`. */
  async days(transaction: EntityManager = this.dataSource.manager): Promise<ReadonlySet<string>> {
    const rows = await transaction.find(Holiday, { select: { day: true } });
    return new Set(rows.map(({ day }) => day));
  }

  /** @throws ApiException (409) when the day is a holiday already */
  async add(caller: Caller, { day, name }: AddHolidayDto): Promise<HolidayDto> {
    return this.dataSource.transaction(async (transaction) => {
      const holiday = transaction.create(Holiday, { day, name });
      await orTaken(transaction.insert(Holiday, holiday), () => new ApiException(HOLIDAY_EXISTS));
      const { holiday_id: recordId } = holiday;
      const after = { day, name };
      await this.audit.record(transaction, caller, {
        action: 'created',
        recordKind: 'holiday',
        recordId,
        name: `${day}, ${name}`,
        after,
      });
      return this.lists.record(HOLIDAYS, recordId, HOLIDAY_NOT_FOUND, transaction);
    });
  }

  async delete(caller: Caller, id: number): Promise<DeletedDto> {
    return this.deletion.delete(caller, id, DELETION);
  }
}
