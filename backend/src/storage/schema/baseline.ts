import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeFunctions } from './routines.js';
import { ACCOUNTS_TABLES } from './tables/accounts.js';
import { CANDIDATES_TABLES } from './tables/candidates.js';
import { COMPANIES_TABLES } from './tables/companies.js';
import { CONNECTIONS_TABLES } from './tables/connections.js';
import { DUPLICATES_TABLES } from './tables/duplicates.js';
import { FILES_TABLES } from './tables/files.js';
import { LEDGER_TABLES } from './tables/ledger.js';
import { OFFICE_TABLES } from './tables/office.js';
import { PEOPLE_TABLES } from './tables/people.js';
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

/** The tables as version 1.4 had them, with what an empty database holds. */
export class Baseline1700000038073 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(TEXT_SEARCH);
    await makeFunctions(db, CALLED_BY_TABLES);
    await db.query(ACCOUNTS_TABLES);
    await db.query(PEOPLE_TABLES);
    await db.query(COMPANIES_TABLES);
    await db.query(CONNECTIONS_TABLES);
    await db.query(LEDGER_TABLES);
    await db.query(OFFICE_TABLES);
    await db.query(CANDIDATES_TABLES);
    await db.query(DUPLICATES_TABLES);
    await db.query(FILES_TABLES);
    await makeWorkQueue(db);
  }

  async down(): Promise<void> {
    throw new Error('Nothing is before the baseline.');
  }
}
