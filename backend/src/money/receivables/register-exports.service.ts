import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../auth/audit/audit.service.js';
import { AccessLog } from '../../companies/access-log/access-log.js';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv.js';
import { Statements } from '../../platform/database/statements.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { fieldProblem } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type PeriodDto } from './receivables.dto.js';
import { PERIOD_BACKWARDS } from './receivables.problems.js';
import { type Register, ROWS_AT_ONCE } from './registers.js';

const BEFORE_EVERY_KEY = 0;

/** Registers for bookkeeping as CSV of any length: rows are read at the client's pace (docs/rules.md#exports). */
@Injectable()
export class RegisterExportsService {
  constructor(
    private readonly statements: Statements,
    private readonly audit: AuditService,
    private readonly accessLog: AccessLog,
  ) {}

  /**
   * The rows of a period; their number is audited.
   * @throws ApiException (422) when the period ends before it begins
   */
  async file(caller: Caller, register: Register, { from, to }: PeriodDto): Promise<FileReply> {
    if (to < from) throw fieldProblem(PERIOD_BACKWARDS, 'to', {});
    const [found] = await this.statements.run(register.count, [from, to]);
    const { rows = 0, last = null } = found ?? {};
    await this.audit.recordRead(caller, {
      action: 'exported',
      recordKind: register.kind,
      recordId: null,
      name: '',
      after: { records: rows, register: register.name, from, to },
    });
    const people = register.people ? await this.statements.run(register.people, [from, to]) : [];
    await this.accessLog.exported(
      caller.userId,
      people.map(({ employee_id }) => employee_id),
    );
    const lines = this.linesOf(register, { from, to }, last ?? BEFORE_EVERY_KEY);
    return {
      filename: `${register.name}-${from}-${to}.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: Readable.from(lines, { objectMode: false }),
    };
  }

  /** @param last largest key that is included: rows added during the export are not */
  private async *linesOf(
    { heads, page }: Register,
    { from, to }: PeriodDto,
    last: number,
  ): AsyncGenerator<string, void, undefined> {
    yield BYTE_ORDER_MARK + csvLine(heads);
    for (let [day, key] = [from, BEFORE_EVERY_KEY]; ;) {
      const rows = await this.statements.run(page, [to, day, key, last]);
      if (rows.length) yield rows.map(({ cells }) => csvLine(cells)).join('');
      const end = rows.at(-1);
      if (!end || rows.length < ROWS_AT_ONCE) return;
      ({ day, key } = end);
    }
  }
}
