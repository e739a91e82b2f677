import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { EMAIL_TAKEN } from '../../../auth/accounts/accounts.problems.js';
import { deleteAccounts } from '../../../auth/accounts/accounts.service.js';
import { SYSTEM } from '../../../auth/audit/audit.service.js';
import { Employee } from '../../../employees/employee.entity.js';
import { EMPLOYERS_NAMED } from '../../../employees/employees.service.js';
import { NoticesService } from '../../../employees/notices/notices.service.js';
import { changesBetween } from '../../../platform/changes.js';
import { TransactionEvents } from '../../../platform/transactions/transaction-events.js';
import { type Import } from '../import.entity.js';
import {
  alike,
  type ImportTarget,
  known,
  type Match,
  newRecord,
  refused,
  type RowToImport,
  type WrittenRecord,
} from './import-target.js';
import { ImportedAccounts, NEVER_LOGGED_IN } from './imported-accounts.js';
import { lockSkills } from './locked-skills.js';

/** Rows that become employees. The same e-mail is the same person, the same phone may be. */
@Injectable()
export class EmployeesTarget implements ImportTarget {
  readonly auditKind = 'employee';
  readonly table = { name: 'employees', key: 'employee_id', nameColumn: 'full_name' };
  readonly uses = {
    'has connections': 'exists (select from connections where employee_id = t.employee_id)',
    'has a placement': 'exists (select from placements where employee_id = t.employee_id)',
    'was introduced to a company': 'exists (select from introductions where employee_id = t.employee_id)',
    'has notes': 'exists (select from notes where employee_id = t.employee_id)',
    'has a resume': 'exists (select from resumes where employee_id = t.employee_id)',
    'has answered': `exists (select from consents where employee_id = t.employee_id and channel <> 'import')`,
    'has written to the agency':
      'exists (select from grievances g where g.user_id = t.user_id or g.user_id is null and g.email = t.email)',
    'has logged in': `not ${NEVER_LOGGED_IN}`,
  };

  constructor(
    private readonly accounts: ImportedAccounts,
    private readonly notices: NoticesService,
    private readonly events: TransactionEvents,
  ) {}

  async match(transaction: EntityManager, rows: readonly RowToImport[], isLocking: boolean): Promise<Match[]> {
    const emails = rows.map(({ identity }) => identity);
    const phones = rows.flatMap(({ phone }) => (phone ? [`+91${phone}`] : []));
    const found = await transaction.find(Employee, {
      where: [{ email: In(emails) }, { phone: In(phones) }],
      order: { employee_id: 'ASC' },
      ...(isLocking && { lock: { mode: 'for_no_key_update' } }),
    });
    // who is to be erased is found no more: their e-mail is taken, and no word says by whom
    const open = found.filter(({ restricted }) => !restricted);
    const byEmail = new Map(open.map((employee) => [employee.email, employee]));
    const byPhone = new Map(open.map((employee) => [employee.phone.slice(-10), employee]));
    const taken = await this.accounts.taken(transaction, emails);
    return rows.map(({ values, identity, phone }) => {
      const same = byEmail.get(identity);
      if (same) return known(same.employee_id, changesBetween(same, storable(values)));
      if (taken.has(identity)) return refused('email', EMAIL_TAKEN.sentence);
      const other = phone && byPhone.get(phone);
      if (!other) return newRecord();
      const { email: _email, ...others } = storable(values);
      return alike(other.employee_id, changesBetween(other, others), {
        field: 'phone',
        message: `${other.full_name} <${other.email}> has the same phone number`,
      });
    });
  }

  async create(
    transaction: EntityManager,
    rows: readonly RowToImport[],
    { source: chosen }: Pick<Import, 'source'>,
  ): Promise<(WrittenRecord | undefined)[]> {
    const source = chosen ?? 'unknown';
    const emails = rows.map(({ identity }) => identity);
    const users = await this.accounts.create(transaction, 'employee', emails);
    await lockSkills(transaction, 'skill_counts', rows);
    const employees = rows.map(({ values, identity }) => {
      const user_id = users.get(identity);
      return user_id === undefined ? undefined : transaction.create(Employee, { ...storable(values), user_id, source });
    });
    const added = employees.filter((employee) => employee !== undefined);
    await transaction.insert(Employee, added);
    if (source !== 'registered')
      await this.notices.schedule(
        transaction,
        added.map(({ employee_id }) => employee_id),
      );
    return employees.map((employee) => employee && written(employee));
  }

  async update(transaction: EntityManager, id: number, changes: Partial<Employee>): Promise<WrittenRecord> {
    const { present_employer: presentEmployer } = changes;
    if (presentEmployer) {
      const named = { actor: SYSTEM, employeeId: id, presentEmployer, blocked: [] };
      await this.events.announce(EMPLOYERS_NAMED, transaction, named);
    }
    await transaction.update(Employee, { employee_id: id }, changes);
    return written(await transaction.findOneByOrFail(Employee, { employee_id: id }));
  }

  async remove(transaction: EntityManager, ids: number[]): Promise<void> {
    const records = await transaction.findBy(Employee, { employee_id: In(ids) });
    await deleteAccounts(
      transaction,
      records.map(({ user_id }) => user_id),
    );
  }
}

function storable(values: Record<string, unknown>): Partial<Employee> {
  return values;
}

function written({ employee_id: id, version, full_name: name }: Employee): WrittenRecord {
  return { id, version, name };
}
