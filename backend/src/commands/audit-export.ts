import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { recordEntry, SYSTEM } from '../auth/audit/audit.service.js';
import { auditLines } from '../auth/audit/audit-export.js';
import { publicKeyText, SignedLines, signingKey } from '../auth/audit/signed-lines.js';
import { loadSecrets } from '../platform/config/secrets.js';
import { StartError } from '../platform/start-error.js';
import { commandOptions } from './command-options.js';
import { runCommand } from './run-command.js';

const USAGE = 'Usage: npm run audit:export -- --file audit.jsonl';

/** Writes the audit log as signed lines, to be verified by `audit:verify`. */
await runCommand(async (dataSource, env) => {
  const { file } = commandOptions(USAGE, { file: { type: 'string' } });
  if (!file) throw new StartError(USAGE);
  const key = signingKey(loadSecrets(env));
  const output = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw notWritable(file, error);
  });
  try {
    // audited before the first line: an export that is cut short counts, too
    await dataSource.transaction((transaction) =>
      recordEntry(transaction, SYSTEM, { action: 'exported', recordKind: 'audit log', recordId: null, name: '' }),
    );
    await dataSource.transaction('REPEATABLE READ', (transaction) =>
      pipeline(auditLines(transaction, new SignedLines(key)), output.createWriteStream()),
    );
  } catch (error) {
    await rm(file, { force: true });
    throw (error as NodeJS.ErrnoException).syscall === 'write' ? notWritable(file, error) : error;
  }
  return `The audit log is in ${file}, signed with the key ${publicKeyText(key)}. Keep that apart from the file.`;
});

function notWritable(file: string, error: unknown): StartError {
  return new StartError(`The file ${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
}
