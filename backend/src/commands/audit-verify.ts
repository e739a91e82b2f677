import { createReadStream } from 'node:fs';
import { BrokenLine, publicKeyText, signingKey, verifyLines } from '../auth/audit/signed-lines.js';
import { loadSecrets } from '../platform/config/secrets.js';
import { StartError } from '../platform/start-error.js';
import { commandOptions } from './command-options.js';
import { runBareCommand } from './run-command.js';

const USAGE = 'Usage: npm run audit:verify -- --file audit.jsonl [--key the-key-that-the-export-named]';

/** Verifies an export of the audit log, or names the first line that was changed. */
await runBareCommand(async (env) => {
  const text = { type: 'string' } as const;
  const { file, key } = commandOptions(USAGE, { file: text, key: text });
  if (!file) throw new StartError(USAGE);
  try {
    const { entries, at } = await verifyLines(linesOf(file), key ?? publicKeyText(signingKey(loadSecrets(env))));
    return `${file} is whole: ${entries} entries, exported ${at}.\n`;
  } catch (error) {
    if (error instanceof BrokenLine) throw new StartError(error.message);
    const { code } = error as NodeJS.ErrnoException;
    if (code) throw new StartError(`The file ${file} cannot be read (${code}).`);
    throw error;
  }
});

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
