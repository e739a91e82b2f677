import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Agency, type AloneAgency } from './agency.js';
import { type ApiClient } from './api-client.js';
import { PUNCTUAL } from './product-process.js';

const ATTACKERS = join(import.meta.dirname, 'memory-attackers.mjs');
const JOBS_OF_COMPANY = 600;
const BETWEEN_PAGES_MILLISECONDS = 100;

/** Everything that the attackers know. */
export const ALL_KINDS =
  'read,readPacked,readFar,readPage,readMany,leaveUnread,leaveManyUnread,leavePackedUnread,leavePagesUnread,leaveProfilesUnread,sendManyAtOnce,sendSlowly,post';

export interface Attack {
  clients: number;
  seconds: number;
  /** What they do, in turn; names of `memory-attackers.mjs`. */
  kinds: string;
}

/** What an attack did to the product, and to an admin who went on working. */
export interface AttackOutcome {
  /** Most resident memory seen, in MiB. */
  memory: number;
  /** Milliseconds that pages of the admin took, smallest first. */
  pages: number[];
  /** Statuses of the admin's pages that were not 200. */
  refused: number[];
}

/** A product as in a container of 512 MB, with companies that have hundreds of job requests of the longest texts. */
export class AttackedAgency {
  private constructor(
    readonly agency: AloneAgency,
    readonly admin: ApiClient,
    readonly companies: ApiClient[],
  ) {}

  static async open(companies: number): Promise<AttackedAgency> {
    const agency = await Agency.openAlone({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://jobs.niyukt.example',
      RATE_LIMITS: 'on',
      ...PUNCTUAL,
      // what Node.js takes by itself in such a container
      NODE_OPTIONS: '--max-old-space-size=256',
    });
    const admin = await agency.staff();
    const attacked = new AttackedAgency(agency, admin, []);
    for (let n = 0; n < companies; n += 1) attacked.companies.push(await attacked.addCompany());
    return attacked;
  }

  close(): Promise<void> {
    return this.agency.close();
  }

  /** Lets the attackers do their worst while an admin goes on working. */
  async suffer({ clients, seconds, kinds }: Attack): Promise<AttackOutcome> {
    const tokens = this.companies.map(({ token }) => token ?? '').join(',');
    const { base, product } = this.agency;
    const attackers = spawn(process.execPath, [ATTACKERS, base, `${seconds}`, `${clients}`, kinds, tokens], {
      stdio: 'inherit',
    });
    const over = once(attackers, 'exit');
    const outcome: AttackOutcome = { memory: 0, pages: [], refused: [] };
    while (attackers.exitCode === null) {
      const began = performance.now();
      const { status } = await this.admin.list('companies', { range: [0, 24] });
      outcome.pages.push(performance.now() - began);
      if (status !== 200) outcome.refused.push(status);
      outcome.memory = Math.max(outcome.memory, product.residentMemory / 1024 ** 2);
      await delay(BETWEEN_PAGES_MILLISECONDS);
    }
    await over;
    outcome.pages.sort((one, other) => one - other);
    return outcome;
  }

  private async addCompany(): Promise<ApiClient> {
    const company = await this.agency.company(this.admin);
    const { id } = company.record as { id: number };
    await this.agency.database.sql(
      `insert into job_requests (company_id, company_name, title, description, requirements)
       select $1, '', 'Job ' || n, repeat($2, 5000), repeat($2, 5000) from generate_series(1, $3::int) n`,
      [id, '\u{1F4BC}', JOBS_OF_COMPANY],
    );
    return company;
  }
}
