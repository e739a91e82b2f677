import { Injectable } from '@nestjs/common';
import { ProcessorsService } from '../../agency/processors.service.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type Caller } from '../../platform/http/caller.js';
import { DataExportsService } from './data-exports.service.js';
import { NomineesService } from './nominees.service.js';
import { type GivenDto, type KeptDto, type OwnDataDto } from './own-data.dto.js';

const of = (kind: string, from: string, at: string): string =>
  `select '${kind}' as kind, count(*)::integer as count, max(${at})::timestamptz as latest_at from ${from}`;
const OF_EMPLOYEE = 'where employee_id = $2';
const OF_USER = 'where user_id = $1';

/** Kinds are named as in the download. Parameters: the account, the employee, the e-mail. */
const HELD_KINDS = new PreparedStatement<{ kind: string; count: number; latest_at: Date | null }>(
  `select * from (
    ${[
      of('employee', `employees ${OF_EMPLOYEE}`, 'created_at'),
      of('memberships', `company_members ${OF_USER}`, 'accepted_at'),
      of('resumes', `resumes ${OF_EMPLOYEE}`, 'uploaded_at'),
      of('consents', `consents ${OF_EMPLOYEE}`, 'decided_at'),
      of('terms', `terms_answers ${OF_USER}`, 'answered_at'),
      of('connections', `connections ${OF_EMPLOYEE}`, 'connection_date'),
      of('submissions', `submissions ${OF_EMPLOYEE}`, 'submitted_at'),
      of('interviews', `interviews join connections using (connection_id) ${OF_EMPLOYEE}`, 'starts_at'),
      of('offers', `offers o join connections using (connection_id) ${OF_EMPLOYEE}`, 'o.created_at'),
      of('placements', `placements ${OF_EMPLOYEE}`, 'placed_on'),
      of('invoices', `invoices join placements p using (placement_id) where p.employee_id = $2`, 'issued_on'),
      of('penaltyCases', `penalty_cases ${OF_EMPLOYEE} and notice_on is not null`, 'notice_on'),
      of('grievances', `grievances ${OF_USER}`, 'filed_at'),
      of('mailings', `mailing_recipients ${OF_EMPLOYEE} and sent_at is not null`, 'sent_at'),
      of('mails', 'outbox_mails where recipient = $3', 'sent_at'),
      of('notifications', `notifications ${OF_USER}`, 'created_at'),
      of('sessions', `sessions ${OF_USER}`, 'last_used_at'),
      of('secondFactors', `second_factors ${OF_USER} and confirmed_at is not null`, 'added_at'),
      of('knownOrigins', `known_origins ${OF_USER}`, 'last_seen_at'),
    ].join('\n    union all ')}) kept where count > 0`,
);

/** The sheet as it was last shown is known as long as the connection stands. */
const FIELDS = `left join lateral (
    select array_agg(key order by key) as fields from sheets s, jsonb_each(s.shown) where s.connection_id = c.connection_id
      and value not in ('null', '""', '[]')) shown on true`;

/** Only what a company was shown: a connection to its job tells it nothing (DPDP Act 2023, s.11(1)(b)). */
const GIVEN = new PreparedStatement<Omit<GivenDto, 'at'> & { at: Date }>(
  `select company_name, job_title, at, how, coalesce(fields, '{}') as fields, times from (
    select c.company_name, c.job_title, c.submitted_at as at, 'submission' as how, fields, 1 as times
      from submissions c ${FIELDS} where c.employee_id = $1
    union all
    select c.company_name, c.job_title, o.opened_at, o.channel, fields, o.times
      from candidate_openings o join connections c using (connection_id) ${FIELDS} where c.employee_id = $1
    union all
    select c.company_name, c.job_title, r.revealed_at, 'revealed',
      array_remove(array['full_name', case when r.to_level = 'contact' then 'phone' end, case when r.to_level = 'contact' then 'email' end,
        case when r.original_file then 'resume_file' end], null), 1
      from reveals r join connections c using (connection_id) where c.employee_id = $1 and r.to_level <> 'none' and r.cause in ('status', 'hand')
    union all
    select i.company_name, p.job_title, i.issued_on::timestamptz, 'invoice',
      array['full_name', 'job_title', 'joining_date', 'salary'], 1
      from invoices i join placements p using (placement_id) where p.employee_id = $1 and i.kind = 'invoice') given
  order by at desc limit 200`,
);

/** What is held about a person, shortly, and who was given what (docs/rules.md#my-data). */
@Injectable()
export class OwnDataService {
  constructor(
    private readonly statements: Statements,
    private readonly exports: DataExportsService,
    private readonly nominees: NomineesService,
    private readonly processors: ProcessorsService,
  ) {}

  async of({ userId, employeeId, email }: Caller): Promise<OwnDataDto> {
    const held = await this.statements.run(HELD_KINDS, [userId, employeeId, email]);
    const given = employeeId === null ? [] : await this.statements.run(GIVEN, [employeeId]);
    return {
      kept: held.map((row): KeptDto => ({ ...row, latest_at: row.latest_at?.toISOString() ?? null })),
      given: given.map((row): GivenDto => ({ ...row, at: row.at.toISOString() })),
      processors: await this.processors.published(),
      nominee: (await this.nominees.of(userId)) ?? null,
      export: (await this.exports.present(userId)) ?? null,
    };
  }
}
