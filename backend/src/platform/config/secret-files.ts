import { readFileSync } from 'node:fs';
import { EnvError } from './env-error.js';

/** Variables that may also be given as a file, as orchestrators provide secrets: `NAME_FILE` is the path. */
export const SECRET_VARIABLES = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URLS',
  'SMTP_URL',
  'JWT_SECRET',
  'SUPER_ADMIN_PASSWORD',
  'BACKUP_PASSPHRASE',
  'SIGNING_P12',
  'SIGNING_P12_PASSPHRASE',
] as const;

/** An empty file of these says that there is none, so that docker-compose.yml can name them always. */
const OPTIONAL: readonly string[] = ['SUPER_ADMIN_PASSWORD', 'SIGNING_P12', 'SIGNING_P12_PASSPHRASE'];

/** The first byte of DER, which is no text. */
const DER_SEQUENCE = 0x30;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The variables, with those of `*_FILE` read from their files without a final line break. A PKCS#12 file may be binary or Base64.
 * @throws EnvError when a file cannot be read, a needed one is empty, or a secret is given both ways
 */
export function withSecretFiles(source: Variables): Variables {
  const found = SECRET_VARIABLES.flatMap((name) => {
    const path = source[`${name}_FILE`];
    if (!path) return [];
    if (source[name]) throw new EnvError(`${name} and ${name}_FILE are both set: set one of them.`);
    return [[name, contentOf(name, path)]];
  });
  return { ...source, ...(Object.fromEntries(found) as Variables) };
}

function contentOf(name: string, path: string): string {
  let content: string;
  try {
    const bytes = readFileSync(path);
    const isDer = name === 'SIGNING_P12' && bytes[0] === DER_SEQUENCE;
    content = isDer ? bytes.toString('base64') : bytes.toString('utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new EnvError(`${name}_FILE cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
  if (!content && !OPTIONAL.includes(name)) throw new EnvError(`${name}_FILE names an empty file.`);
  return content;
}
