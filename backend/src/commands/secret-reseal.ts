import { readFileSync } from 'node:fs';
import { openTotp, sealTotp } from '../auth/factors/totp-secret.js';
import { loadSecrets, Secrets } from '../platform/config/secrets.js';
import { StartError } from '../platform/start-error.js';
import { commandOptions } from './command-options.js';
import { runCommand } from './run-command.js';

const USAGE = 'Usage: npm run secret:reseal -- --old-secret-file /run/secrets/old-jwt-secret';

interface App {
  factor_id: number;
  sealed_secret: Buffer;
}

/** Carries what is sealed for years from the former secret to the present one: the secrets of apps that make codes. */
await runCommand(async (dataSource, env) => {
  const { 'old-secret-file': file } = commandOptions(USAGE, { 'old-secret-file': { type: 'string' } });
  if (!file) throw new StartError(USAGE);
  const before = new Secrets(oldSecretIn(file));
  const now = loadSecrets(env);
  return dataSource.transaction(async (transaction) => {
    const apps = await transaction.query<App[]>(
      `select factor_id, sealed_secret from second_factors where kind = 'totp' order by factor_id for update`,
    );
    const counts = { carried: 0, present: 0, lost: 0 };
    for (const { factor_id, sealed_secret } of apps) {
      const secret = opened(before, sealed_secret);
      if (secret === undefined) counts[opened(now, sealed_secret) === undefined ? 'lost' : 'present'] += 1;
      else {
        counts.carried += 1;
        const values = [factor_id, sealTotp(now, secret)];
        await transaction.query('update second_factors set sealed_secret = $2 where factor_id = $1', values);
      }
    }
    const { carried, present, lost } = counts;
    return `Apps carried to the present secret: ${carried}; there already: ${present}; of neither secret: ${lost}.`;
  });
});

function oldSecretIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartError(`The file ${file} cannot be read.`);
  }
}

function opened(secrets: Secrets, sealed: Buffer): Buffer | undefined {
  try {
    return openTotp(secrets, sealed);
  } catch {
    return undefined;
  }
}
