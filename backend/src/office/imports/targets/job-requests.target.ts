import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { JobRequest } from '../../../jobs/job-request.entity.js';
import { changesBetween } from '../../../platform/changes.js';
import { COMPANY_OF_JOB } from '../fields/kind-fields.js';
import {
  type ImportTarget,
  known,
  type Match,
  newRecord,
  refused,
  type RowToImport,
  type WrittenRecord,
} from './import-target.js';
import { lockSkills } from './locked-skills.js';

/** Of what stands in a cell, in a sentence. */
const MAX_QUOTED = 100;

/** What a company was called by, and the companies that are. */
type Companies = ReadonlyMap<string, readonly number[]>;

/** Rows that become job requests. Company, title and place say which it is, among those that are not closed. */
@Injectable()
export class JobRequestsTarget implements ImportTarget {
  readonly auditKind = 'job request';
  readonly table = { name: 'job_requests', key: 'request_id', nameColumn: 'title' };
  readonly uses = {
    'has connections': 'exists (select from connections where request_id = t.request_id)',
    'has placements': 'exists (select from placements where request_id = t.request_id)',
    'has notes': 'exists (select from notes where request_id = t.request_id)',
  };

  async match(transaction: EntityManager, rows: readonly RowToImport[], isLocking: boolean): Promise<Match[]> {
    const companies = await companiesCalled(transaction, rows.map(companyOf));
    const found = await transaction.find(JobRequest, {
      where: { company_id: In([...companies.values()].flat()), status: Not('closed'), title: In(rows.map(titleOf)) },
      order: { request_id: 'ASC' },
      ...(isLocking && { lock: { mode: 'for_no_key_update' } }),
    });
    return rows.map((row) => {
      const name = companyOf(row);
      const called = name.slice(0, MAX_QUOTED);
      const [company_id, ...others] = companies.get(name.toLowerCase()) ?? [];
      if (company_id === undefined) return refused(COMPANY_OF_JOB, `No company is called "${called}"`);
      if (others.length) {
        const message = `${others.length + 1} companies are called "${called}": give the e-mail or the number of one`;
        return refused(COMPANY_OF_JOB, message);
      }
      const given = storable(row.values);
      const same = found.find(
        (job) =>
          job.company_id === company_id && job.title === given.title && (job.location ?? '') === (given.location ?? ''),
      );
      return same ? known(same.request_id, changesBetween(same, given)) : newRecord();
    });
  }

  async create(transaction: EntityManager, rows: readonly RowToImport[]): Promise<WrittenRecord[]> {
    const companies = await companiesCalled(transaction, rows.map(companyOf));
    const jobs = rows.map((row) =>
      transaction.create(JobRequest, {
        count: 1,
        ...storable(row.values),
        company_id: companies.get(companyOf(row).toLowerCase())?.[0] ?? 0,
      }),
    );
    await lockSkills(transaction, 'job_skill_counts', rows);
    await transaction.insert(JobRequest, jobs);
    return jobs.map(written);
  }

  async update(transaction: EntityManager, id: number, changes: Partial<JobRequest>): Promise<WrittenRecord> {
    await transaction.update(JobRequest, { request_id: id }, changes);
    return written(await transaction.findOneByOrFail(JobRequest, { request_id: id }));
  }

  async remove(transaction: EntityManager, ids: number[]): Promise<void> {
    await transaction.delete(JobRequest, { request_id: In(ids) });
  }
}

const companyOf = ({ values }: RowToImport): string => String(values[COMPANY_OF_JOB]);
const titleOf = ({ values }: RowToImport): string => String(values['title']);

function storable({ [COMPANY_OF_JOB]: _company, ...values }: Record<string, unknown>): Partial<JobRequest> {
  return values;
}

function written({ request_id: id, version, title: name }: JobRequest): WrittenRecord {
  return { id, version, name };
}

/** Companies by number, e-mail or name, of which the same letters go before the same name without legal forms. They cannot be deleted until the transaction ends. */
async function companiesCalled(transaction: EntityManager, names: readonly string[]): Promise<Companies> {
  const called = [...new Set(names.map((name) => name.toLowerCase()))];
  const rows = await transaction.query<{ called: string; ids: number[] }[]>(
    `with called as (select called, called ~ '^[0-9]{1,9}$' as is_key, called like '%@%' as is_email from unnest($1::text[]) called)
     select called, coalesce(array_agg(distinct company_id) filter (where is_exact), array_agg(distinct company_id)) as ids from (
       select called, company_id, true as is_exact from called join companies on company_id = case when is_key then called::int end
       union all select called, company_id, true from called join companies on contact_email = called where is_email
       union all select called, company_id, true from called join companies on lower(name) = called where not is_key and not is_email
       union all select called, company_id, false from called join companies on company_name_key(name) = company_name_key(called)
         where not is_key and not is_email
     ) found group by called`,
    [called],
  );
  return new Map(rows.map(({ called: name, ids }) => [name, ids]));
}
