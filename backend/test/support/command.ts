import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PATIENCE_MILLISECONDS } from './wait-for.js';

const COMMANDS = join(import.meta.dirname, '../../dist/src/commands');

/** What a command said and how it ended. */
export interface CommandResult {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs a built command as `npm run` does, and ends it when it does not end by itself: its code is null then. */
export async function runCommand(
  name: string,
  args: string[],
  environment: Record<string, string>,
  maxMilliseconds = PATIENCE_MILLISECONDS,
): Promise<CommandResult> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [join(COMMANDS, `${name}.js`), ...args], {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: maxMilliseconds,
    killSignal: 'SIGKILL',
  });
  const result: CommandResult = { code: null, output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (result.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (result.errors += chunk.toString()));
  result.code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  return result;
}
