import { Injectable } from '@nestjs/common';
import { SHOWN } from '../../agency/tasks/tasks.list.js';
import { Env } from '../../platform/config/env.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type Caller } from '../../platform/http/caller.js';
import { LIMITS } from './health-report.service.js';
import { type StandingDto } from './standing.dto.js';

interface Found {
  backup_age: number | null;
  failed_mails: number;
  mails_oldest: number | null;
}

const STANDING = new PreparedStatement<Found>(`
  select (select extract(epoch from now() - made_at)::float8 from pgboss.last_backup) as backup_age,
    (select count(*)::int from tasks t where t.cause = 'mail.failed' and t.done_at is null and ${SHOWN}) as failed_mails,
    (select extract(epoch from now() - min(created_at))::float8 from outbox_mails where status = 'queued') as mails_oldest`);

/** Whether the agency may sleep well: backed up, every mail delivered. */
@Injectable()
export class StandingService {
  constructor(
    private readonly statements: Statements,
    private readonly env: Env,
  ) {}

  /** Backups are the super admins' alone. */
  async of({ role }: Caller): Promise<StandingDto> {
    const [found] = await this.statements.run(STANDING, []);
    if (!found) throw new Error('no row');
    const { backup_age: age, failed_mails, mails_oldest } = found;
    return {
      backup:
        role === 'super_admin'
          ? {
              is_well: age !== null && age <= LIMITS.backup,
              made_at: age === null ? null : new Date(Date.now() - age * 1_000).toISOString(),
              made_here: this.env.databaseUrl === undefined,
            }
          : null,
      mails: { is_well: failed_mails === 0 && (mails_oldest ?? 0) <= LIMITS.mails, failed: failed_mails },
    };
  }
}
