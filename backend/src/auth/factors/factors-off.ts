import { type EntityManager } from 'typeorm';
import { type OutboxService } from '../../platform/mail/outbox.service.js';
import { type Actor } from '../audit/audit.service.js';
import { FactorNews } from './factor-news.js';
import { FACTORS_SWITCHED_OFF } from './factors.mails.js';

/**
 * Switches all second factors of an account off, ends its sessions, and notifies its owner and all other super admins.
 * @returns false when it has none
 */
export async function switchFactorsOff(
  transaction: EntityManager,
  outbox: OutboxService,
  { userId, email }: { userId: number; email: string },
  reason: string,
  actor: Actor,
): Promise<boolean> {
  const [removed] = await transaction.query<[{ is_set_up: boolean }[], number]>(
    'delete from second_factors where user_id = $1 returning confirmed_at is not null as is_set_up',
    [userId],
  );
  if (!removed.some(({ is_set_up }) => is_set_up)) return false;
  await transaction.query('delete from recovery_codes where user_id = $1', [userId]);
  await transaction.query('update users set session_version = session_version + 1 where user_id = $1', [userId]);
  await new FactorNews(outbox).notify(transaction, { userId, email }, 'factors off', reason, actor);
  const superAdmins = await transaction.query<{ email: string }[]>(
    `select email from users where role = 'super_admin' and disabled_at is null and user_id <> $1 order by user_id`,
    [userId],
  );
  for (const recipient of superAdmins) {
    await outbox.queue(transaction, recipient.email, FACTORS_SWITCHED_OFF, { email, by: actor.email, reason });
  }
  return true;
}
