import { execFile, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Logger } from '@nestjs/common';

const PROBE = fileURLToPath(new URL('./isolation-probe.js', import.meta.url));
const PROBE_MILLISECONDS = 10_000;
/** The user `nobody` on every Linux. */
const NO_USER = 65_534;

/** A way to start a process of the sandbox. */
interface Isolation {
  /** For the log. */
  name: string;
  /** The command line that starts the program. */
  before: readonly string[];
  options: Pick<SpawnOptions, 'uid' | 'gid'>;
}

const OWN_NETWORK = ['unshare', '--user', '--map-current-user', '--net', '--'];
/** For containers that may not create network namespaces: every socket is refused. */
const NO_SOCKETS = ['enosys', '--syscall=socket', '--syscall=io_uring_setup', '--'];
const AS_NO_USER = { uid: NO_USER, gid: NO_USER };
const BY_SETPRIV = ['setpriv', `--reuid=${NO_USER}`, `--regid=${NO_USER}`, '--clear-groups', '--'];
/** Only root may start a process as another user. */
const AS_ANOTHER_USER: readonly Isolation[] = [
  { name: 'a user and a network of their own', before: OWN_NETWORK, options: AS_NO_USER },
  { name: 'a user and a network of their own', before: ['unshare', '--net', '--', ...BY_SETPRIV], options: {} },
  { name: 'a user of their own and without sockets', before: NO_SOCKETS, options: AS_NO_USER },
];
/** From the strictest to the weakest, which works everywhere. */
const ISOLATIONS: readonly Isolation[] = [
  ...(process.getuid?.() === 0 ? AS_ANOTHER_USER : []),
  { name: 'a network of their own', before: OWN_NETWORK, options: {} },
  { name: 'no sockets', before: NO_SOCKETS, options: {} },
  { name: 'no network as far as Node.js goes', before: [], options: {} },
];

let chosen: Promise<Isolation> | undefined;

/**
 * How programs of the sandbox are started here: as another user and without network where the system allows it, which is tried once.
 * @param flags of Node.js
 */
export async function isolation(
  flags: readonly string[],
  script: URL,
): Promise<{ command: string; args: string[]; options: Isolation['options'] }> {
  chosen ??= firstThatWorks(flags);
  const { before, options } = await chosen;
  return { ...commandOf([...before, process.execPath, ...flags, fileURLToPath(script)]), options };
}

async function firstThatWorks(flags: readonly string[]): Promise<Isolation> {
  for (const way of ISOLATIONS) {
    if (!(await works(way, flags))) continue;
    new Logger('Sandbox').log(`Files are opened by processes with ${way.name}`);
    return way;
  }
  throw new Error('no process of the sandbox can be started');
}

function commandOf([command = '', ...args]: readonly string[]): { command: string; args: string[] } {
  return { command, args };
}

/** Tries it with a probe that reads what the sandbox reads, because another user may not be allowed to. */
async function works({ before, options }: Isolation, flags: readonly string[]): Promise<boolean> {
  const { command, args } = commandOf([...before, process.execPath, ...flags, PROBE]);
  try {
    await promisify(execFile)(command, args, { env: {}, cwd: '/', timeout: PROBE_MILLISECONDS, ...options });
    return true;
  } catch {
    return false;
  }
}
