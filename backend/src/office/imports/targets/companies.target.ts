import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Raw } from 'typeorm';
import { EMAIL_TAKEN } from '../../../auth/accounts/accounts.problems.js';
import { SYSTEM } from '../../../auth/audit/audit.service.js';
import { COMPANIES_NAMED, deleteCompanies } from '../../../companies/companies.service.js';
import { Company } from '../../../companies/company.entity.js';
import { changesBetween } from '../../../platform/changes.js';
import { isSomebodys } from '../../../platform/phones.js';
import { TransactionEvents } from '../../../platform/transactions/transaction-events.js';
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

/** Rows that become companies. The e-mail says which it is; the same phone, name or GSTIN may be the same company. */
@Injectable()
export class CompaniesTarget implements ImportTarget {
  readonly auditKind = 'company';
  readonly table = { name: 'companies', key: 'company_id', nameColumn: 'name' };
  readonly uses = {
    'has job requests': 'exists (select from job_requests where company_id = t.company_id)',
    'has placements': 'exists (select from placements where company_id = t.company_id)',
    'has notes': 'exists (select from notes where company_id = t.company_id)',
    'has other members':
      'exists (select from company_members where company_id = t.company_id and user_id is distinct from t.user_id)',
    'has logged in': `not ${NEVER_LOGGED_IN}`,
  };

  constructor(
    private readonly accounts: ImportedAccounts,
    private readonly events: TransactionEvents,
  ) {}

  async match(transaction: EntityManager, rows: readonly RowToImport[], isLocking: boolean): Promise<Match[]> {
    const emails = rows.map(({ identity }) => identity);
    const stored = rows.map(({ values }) => storable(values));
    const found = await transaction.find(Company, {
      where: [
        { contact_email: In(emails) },
        { contact_person_phone: In(stored.map((company) => company.contact_person_phone)) },
        { name: Raw(HAS_NAME, { names: stored.map(({ name }) => name) }) },
        { gstin: In(stored.flatMap(({ gstin }) => gstin ?? [])) },
      ],
      order: { company_id: 'ASC' },
      ...(isLocking && { lock: { mode: 'for_no_key_update' } }),
    });
    const taken = await this.accounts.taken(transaction, emails);
    const keys = await nameKeys(transaction, [...stored, ...found]);
    return stored.map((given, place) => {
      const identity = emails[place] ?? '';
      const same = found.find((company) => company.contact_email === identity);
      if (same) return known(same.company_id, changesBetween(same, given));
      if (taken.has(identity)) return refused('contact_email', EMAIL_TAKEN.sentence);
      const other = likeness(found, given, keys);
      if (!other) return newRecord();
      const { company, field, words } = other;
      // who is found by the name keeps it as it is spelled
      const others = {
        ...given,
        contact_email: company.contact_email,
        ...(field === 'name' && { name: company.name }),
      };
      return alike(company.company_id, changesBetween(company, others), {
        field,
        message: `${company.name} <${company.contact_email}> has the same ${words}`,
      });
    });
  }

  async create(transaction: EntityManager, rows: readonly RowToImport[]): Promise<(WrittenRecord | undefined)[]> {
    const emails = rows.map(({ identity }) => identity);
    const users = await this.accounts.create(transaction, 'company', emails);
    const companies = rows.map(({ values, identity }) => {
      const user_id = users.get(identity);
      return user_id === undefined ? undefined : transaction.create(Company, { ...storable(values), user_id });
    });
    await transaction.insert(
      Company,
      companies.filter((company) => company !== undefined),
    );
    return companies.map((company) => company && written(company));
  }

  async update(transaction: EntityManager, id: number, changes: Partial<Company>): Promise<WrittenRecord> {
    const names = [changes.name, changes.legal_name].filter((name) => typeof name === 'string');
    if (names.length)
      await this.events.announce(COMPANIES_NAMED, transaction, { actor: SYSTEM, companyIds: [id], names });
    await transaction.update(Company, { company_id: id }, changes);
    return written(await transaction.findOneByOrFail(Company, { company_id: id }));
  }

  async remove(transaction: EntityManager, ids: number[]): Promise<void> {
    await deleteCompanies(transaction, ids);
  }
}

/** The form has ten digits, the record +91 before them. */
function storable({ contact_person_phone: digits, ...others }: Record<string, unknown>): Partial<Company> {
  return typeof digits === 'string' ? { ...others, contact_person_phone: `+91${digits}` } : others;
}

function written({ company_id: id, version, name }: Company): WrittenRecord {
  return { id, version, name };
}

/** SQL on a name: whether it is one of these (docs/rules.md#company-names). */
const HAS_NAME = (name: string): string =>
  `(${name} = any(:names) or company_name_key(${name}) = any(array(select company_name_key(n) from unnest(:names::text[]) n)))`;

/** What names are compared by; a name of legal forms alone is compared as it is. */
async function nameKeys(
  transaction: EntityManager,
  companies: readonly Partial<Company>[],
): Promise<ReadonlyMap<string, string>> {
  const names = companies.flatMap(({ name }) => name ?? []);
  const rows = await transaction.query<{ name: string; key: string }[]>(
    'select name, coalesce(company_name_key(name), name) as key from unnest($1::text[]) name',
    [names],
  );
  return new Map(rows.map(({ name, key }) => [name, key]));
}

function likeness(
  found: readonly Company[],
  given: Partial<Company>,
  keys: ReadonlyMap<string, string>,
): { company: Company; field: string; words: string } | undefined {
  for (const [field, words] of [
    ['gstin', 'GSTIN'],
    ['contact_person_phone', 'phone number'],
    ['name', 'name'],
  ] as const) {
    const isNobodys = field === 'contact_person_phone' && !isSomebodys(given[field]?.slice(-10) ?? '');
    const plainOf = (company: Partial<Company>): unknown =>
      field === 'name' ? keys.get(company.name ?? '') : company[field];
    const company = given[field] && !isNobodys && found.find((other) => plainOf(other) === plainOf(given));
    if (company) return { company, field, words };
  }
  return undefined;
}
