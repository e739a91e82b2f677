import type { QueryRunner } from 'typeorm';
import { makeFunctions } from './routines.js';
import { ACCOUNTS_TABLES } from './tables/accounts.js';
import { AGENCY_TABLES } from './tables/agency.js';
import { COMPANIES_TABLES } from './tables/companies.js';
import { CONNECTIONS_TABLES } from './tables/connections.js';
import { DUPLICATES_TABLES } from './tables/duplicates.js';
import { EMPLOYEES_TABLES } from './tables/employees.js';
import { JOBS_TABLES } from './tables/jobs.js';
import { MONEY_TABLES } from './tables/money.js';
import { OFFICE_TABLES } from './tables/office.js';
import { PEOPLE_SEARCH_TABLES } from './tables/people-search.js';
import { PLATFORM_TABLES } from './tables/platform.js';
import { PRIVACY_TABLES } from './tables/privacy.js';
import { RECRUITING_TABLES } from './tables/recruiting.js';
import { makeWorkQueue } from './work-queue.js';

/** Words of a search: accents and endings do not count, and nothing is left out. */
const TEXT_SEARCH = `
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;
  create text search dictionary candidates_stem (template = snowball, language = english);
  create text search configuration candidates (copy = simple);
  alter text search configuration candidates alter mapping for asciiword, word, hword, hword_part, asciihword,
    hword_asciipart, numword, numhword, hword_numpart with public.unaccent, candidates_stem;`;

/** Functions that indexes and defaults call: they are there before the tables. */
const CALLED_BY_TABLES = `fold latin india_now india_today searched_text shown_text skill_tokens one_name skill_form
  name_letters name_sound email_stem company_domains company_words company_name_key`.split(/\s+/);

/** From the ground up: a table refers to those before it. */
const TABLES = [
  ACCOUNTS_TABLES,
  PLATFORM_TABLES,
  AGENCY_TABLES,
  EMPLOYEES_TABLES,
  COMPANIES_TABLES,
  JOBS_TABLES,
  CONNECTIONS_TABLES,
  MONEY_TABLES,
  RECRUITING_TABLES,
  PEOPLE_SEARCH_TABLES,
  DUPLICATES_TABLES,
  OFFICE_TABLES,
  PRIVACY_TABLES,
];

/**
 * The tables as version 1.4 had them at last, with what an empty database holds. It bears the name of the newest migration of then: where
 * that one has run, these tables are there.
 */
export class RequestsByEmail1700000093000 {
  async up(db: QueryRunner): Promise<void> {
    await db.query(TEXT_SEARCH);
    await makeFunctions(db, CALLED_BY_TABLES);
    for (const tables of TABLES) await db.query(tables);
    await makeWorkQueue(db);
  }
}
