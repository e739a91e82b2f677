import { AGENCY } from '../platform/agency.js';
import { type Env } from '../platform/config/env.js';
import { DEMO_LOGINS } from '../../demo/demo-logins.js';

/** The last lines of a start outside production: where to go and how to log in. */
export function readyLines(env: Env, port: number): string {
  const base = env.publicUrl ?? `http://localhost:${port}`;
  const isMade = (role: string): boolean => role !== 'super_admin' || !env.superAdmin;
  const logins = DEMO_LOGINS.filter(({ role }) => isMade(role)).map(
    ({ role, email, password }) => `    ${role.padEnd(12)} ${email.padEnd(34)} ${password}`,
  );
  return [
    '',
    `  ${AGENCY.name} is ready: ${base}`,
    ...(env.demoData ? ['', '  Demo logins', ...logins] : []),
    '',
    ...(env.mailbox ? [`  Mailbox  ${base}/dev/mailbox`] : []),
    ...(env.apiDocs ? [`  Swagger  ${base}/docs`] : []),
    '  Ctrl-C stops it',
    '',
    '',
  ].join('\n');
}
