import { join, resolve } from 'node:path';
import { z } from 'zod';
import { EnvError } from './env-error.js';
import { isGuessableSecret } from './guessable-secret.js';
import { isPrivateHost, PrivateHosts } from './private-hosts.js';
import { withSecretFiles } from './secret-files.js';
import { checkServiceAddresses } from './transport-security.js';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/ })
  .describe('a postgres:// address such as postgres://user:secret@host:5432/name');

const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('development')
    .describe('production, development or test'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('a port number from 0 to 65535'),
  HOST: z.string().min(1).default('127.0.0.1').describe('a host name or address'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: list.pipe(z.array(postgresUrl)).default([]).describe('postgres:// addresses, comma separated'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10).describe('a whole number from 2 to 100'),
  DATA_DIR: z.string().min(1).optional().describe('a folder'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('an address such as smtp://user:secret@host:587'),
  MAIL_FROM: z
    .string()
    .min(3)
    .default('Niyukt <no-reply@niyukt.example>')
    .describe('a sender such as Niyukt <no-reply@agency.in>'),
  JWT_SECRET: z.string().min(32).optional().describe('at least 32 random characters'),
  PRIVATE_HOSTS: list
    .pipe(z.array(z.string().refine(isPrivateHost)))
    .default([])
    .describe('names, addresses or networks such as postgres,10.0.0.0/8, comma separated'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an http(s) address such as https://jobs.agency.in'),
  PASSKEY_RP_ID: z.string().toLowerCase().optional().describe('the host of PUBLIC_URL, or a domain above it'),
  FRESH_LOGIN_MINUTES: z.coerce.number().min(1).max(1440).default(10).describe('a number of minutes from 1 to 1440'),
  HOLD_ERASED: flag.default(true).describe('true or false'),
  SUPER_ADMIN_EMAIL: z.email().optional().describe('an e-mail address'),
  SUPER_ADMIN_PASSWORD: z.string().min(15).max(128).optional().describe('15 to 128 characters'),
  SUPER_ADMIN_NAME: z.string().trim().min(1).max(100).default('Super Admin').describe('a name of at most 100 letters'),
  DEMO_DATA: flag.optional().describe('true or false'),
  EXPOSE_DEMO: flag.default(false).describe('true or false'),
  CORS_ORIGINS: list
    .pipe(
      z.array(
        z.url({ protocol: /^https?$/ }).refine((value) => URL.canParse(value) && new URL(value).origin === value),
      ),
    )
    .default([])
    .describe('origins such as https://jobs.agency.in, comma separated'),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0).describe('a whole number from 0 to 10'),
  API_DOCS: flag.optional().describe('true or false'),
  MAX_REPLY_SECONDS: z.coerce.number().min(1).max(60).default(4).describe('a number of seconds from 1 to 60'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on').describe('on or off'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional().describe('a port number from 0 to 65535'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('a host name or address'),
  ERASED_FOLDER: z.string().min(1).optional().describe('a folder'),
  NIGHTLY_BACKUPS: flag.default(true).describe('true or false'),
  BACKUP_PASSPHRASE: z.string().min(16).optional().describe('at least 16 characters'),
  SIGNING_P12: z.base64().optional().describe('a PKCS#12 file in Base64'),
  SIGNING_P12_PASSPHRASE: z.string().optional().describe('the passphrase of the PKCS#12 file'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('debug, info, warn, error or silent'),
  LOG_FORMAT: z.enum(['json', 'text']).optional().describe('json or text'),
});

const LOOPBACK = new PrivateHosts();

/** On this machine a database may authenticate users without a password. */
function hasPassword(databaseUrl: string | undefined): boolean {
  if (!databaseUrl) return true;
  const { hostname, password, searchParams } = new URL(databaseUrl);
  return LOOPBACK.has(hostname) || searchParams.has('sslcert') || password !== '';
}

function requirePair<Name extends string>(given: Partial<Record<Name, string>>, one: Name, other: Name): void {
  if ((given[one] === undefined) === (given[other] === undefined)) return;
  throw new EnvError(`${given[one] === undefined ? one : other} is missing: set both or neither.`);
}

/** A domain above a host has two parts at least: `in` has no owner. */
function isHostOrParent(domain: string, address: string | undefined): boolean {
  const host = address ? new URL(address).hostname : '';
  return domain === host || (domain.includes('.') && host.endsWith(`.${domain}`));
}

/** The environment, checked and with defaults. */
export class Env {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Undefined: the role of `databaseUrl` owns the tables, too. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseReplicaUrls: string[];
  readonly databasePoolSize: number;
  /** Absolute path of the embedded database, the generated secret and other files. */
  readonly dataDir: string;
  readonly smtpUrl: string | undefined;
  /** Mail is sent over TLS with a verified certificate, or not at all. */
  readonly smtpNeedsTls: boolean;
  readonly mailFrom: string;
  /** Undefined outside production: a secret is generated once and stored in `dataDir`. */
  readonly jwtSecret: string | undefined;
  readonly publicUrl: string | undefined;
  /** The host that passkeys belong to. Undefined: the host of the site's address. */
  readonly passkeyHost: string | undefined;
  /** How long a login counts as fresh. */
  readonly freshLoginMinutes: number;
  /** What was known of an erased person is sealed for a year. */
  readonly holdErased: boolean;
  readonly superAdmin: { email: string; password: string; name: string } | undefined;
  readonly demoData: boolean;
  /** Demo logins and the mailbox are served to every address, not only to this machine. */
  readonly exposeDemo: boolean;
  readonly corsOrigins: string[];
  readonly trustProxyHops: number;
  readonly apiDocs: boolean;
  /** After this time a call is answered 503; everything it waits for has shorter limits. */
  readonly maxReplyMilliseconds: number;
  /** Work that has waited longer in a queue is refused, while its client still listens. */
  readonly maxWaitMilliseconds: number;
  /** False lifts the limits per address and account, never the tries per code or the wait before a resend. */
  readonly rateLimits: boolean;
  readonly logLevel: string;
  /** Undefined: text in a terminal outside production, else JSON. */
  readonly logFormat: 'json' | 'text' | undefined;
  /** Undefined: metrics are off. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** Where the running product writes who was erased, for a restore. Undefined: backups alone do. */
  readonly erasedFolder: string | undefined;
  /** The product backs its embedded database up every night. */
  readonly nightlyBackups: boolean;
  /** Encrypts and decrypts backups. Undefined: backups are not encrypted, those of the embedded database by a passphrase of their own. */
  readonly backupPassphrase: string | undefined;
  /** Key and certificates (PKCS#12) that sign invoices. Undefined: invoices have a place for a signature by hand. */
  readonly signing: { p12: Buffer; passphrase: string } | undefined;
  /** Whether `/dev/mailbox` is served: outside production only. */
  readonly mailbox: boolean;

  constructor(source: Readonly<Record<string, string | undefined>>) {
    const present = Object.fromEntries(
      Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
    );
    const parsed = variables.safeParse(present);
    if (!parsed.success) {
      const name = String(parsed.error.issues[0]?.path[0] ?? 'environment');
      const field = Object.entries(variables.shape).find(([key]) => key === name)?.[1];
      const expected = field?.description ?? postgresUrl.description ?? 'something else';
      throw new EnvError(`${name} is not valid: it must be ${expected}.`);
    }
    const value = parsed.data;
    this.production = value.NODE_ENV === 'production';
    this.port = value.PORT;
    this.host = value.HOST;
    this.databaseUrl = value.DATABASE_URL;
    this.databaseOwnerUrl = value.DATABASE_OWNER_URL;
    if (this.databaseOwnerUrl && !this.databaseUrl) {
      throw new EnvError('DATABASE_OWNER_URL is set and DATABASE_URL is not: set both, or neither.');
    }
    this.databaseReplicaUrls = value.DATABASE_REPLICA_URLS;
    this.databasePoolSize = value.DATABASE_POOL_SIZE;
    this.dataDir = resolve(value.DATA_DIR ?? '.data');
    this.smtpUrl = value.SMTP_URL;
    const privateHosts = new PrivateHosts(value.PRIVATE_HOSTS);
    this.smtpNeedsTls = this.production && !!this.smtpUrl && !privateHosts.has(new URL(this.smtpUrl).hostname);
    this.mailFrom = value.MAIL_FROM;
    this.jwtSecret = value.JWT_SECRET;
    this.publicUrl = value.PUBLIC_URL?.replace(/(^|[^/])\/+$/, '$1');
    this.passkeyHost = value.PASSKEY_RP_ID;
    if (this.passkeyHost && !isHostOrParent(this.passkeyHost, this.publicUrl)) {
      throw new EnvError('PASSKEY_RP_ID must be the host of PUBLIC_URL, or a domain above it.');
    }
    this.freshLoginMinutes = value.FRESH_LOGIN_MINUTES;
    this.holdErased = value.HOLD_ERASED;
    this.demoData = value.DEMO_DATA ?? (!this.production && value.DATABASE_URL === undefined);
    this.exposeDemo = value.EXPOSE_DEMO;
    this.corsOrigins = value.CORS_ORIGINS;
    this.trustProxyHops = value.TRUST_PROXY_HOPS;
    this.apiDocs = value.API_DOCS ?? !this.production;
    this.maxReplyMilliseconds = value.MAX_REPLY_SECONDS * 1_000;
    this.maxWaitMilliseconds = 0.75 * this.maxReplyMilliseconds;
    this.rateLimits = value.RATE_LIMITS === 'on';
    this.logLevel = value.LOG_LEVEL;
    this.logFormat = value.LOG_FORMAT;
    this.metricsPort = value.METRICS_PORT;
    this.metricsHost = value.METRICS_HOST;
    const ownFolder = this.databaseUrl ? undefined : join(this.dataDir, 'backups');
    this.erasedFolder = value.ERASED_FOLDER ? resolve(value.ERASED_FOLDER) : ownFolder;
    this.nightlyBackups = value.NIGHTLY_BACKUPS;
    this.backupPassphrase = value.BACKUP_PASSPHRASE;
    this.mailbox = !this.production;

    requirePair(value, 'SIGNING_P12', 'SIGNING_P12_PASSPHRASE');
    const { SIGNING_P12: p12, SIGNING_P12_PASSPHRASE: passphrase } = value;
    this.signing = p12 && passphrase ? { p12: Buffer.from(p12, 'base64'), passphrase } : undefined;

    requirePair(value, 'SUPER_ADMIN_EMAIL', 'SUPER_ADMIN_PASSWORD');
    const { SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: password, SUPER_ADMIN_NAME: name } = value;
    this.superAdmin = email && password ? { email: email.trim().toLowerCase(), password, name } : undefined;
    if (this.production) {
      this.checkProduction(value.DATA_DIR !== undefined, value.DEMO_DATA);
      checkServiceAddresses(
        {
          DATABASE_URL: [this.databaseUrl],
          DATABASE_OWNER_URL: [this.databaseOwnerUrl],
          DATABASE_REPLICA_URLS: this.databaseReplicaUrls,
          SMTP_URL: [this.smtpUrl],
        },
        privateHosts,
      );
      if (source['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') {
        throw new EnvError(
          'NODE_TLS_REJECT_UNAUTHORIZED must not be 0 in production: no certificate would be checked.',
        );
      }
    } else if (!this.exposeDemo && !LOOPBACK.has(this.host)) {
      throw new EnvError(
        'HOST opens the product to the network, where anybody could read every mail (/dev/mailbox) and log in with the demo passwords: set NODE_ENV=production, or EXPOSE_DEMO=true if that is what you want.',
      );
    }
  }

  private checkProduction(dataDirGiven: boolean, demoData: boolean | undefined): void {
    const rules: [boolean, string][] = [
      [!this.jwtSecret, 'JWT_SECRET is missing: production needs at least 32 random characters.'],
      [
        isGuessableSecret(this.jwtSecret ?? ''),
        'JWT_SECRET is a placeholder or repeats few characters: make a random one, for instance with openssl rand -base64 48.',
      ],
      [!this.smtpUrl, 'SMTP_URL is missing: production sends its codes by mail.'],
      [!this.publicUrl?.startsWith('https://'), 'PUBLIC_URL must be the https address of the site in production.'],
      [
        !this.databaseUrl && !dataDirGiven,
        'DATABASE_URL is missing: set it, or set DATA_DIR for the embedded database.',
      ],
      [
        !hasPassword(this.databaseUrl),
        'DATABASE_URL has no password: production needs one for a database on another machine.',
      ],
      [
        !hasPassword(this.databaseOwnerUrl),
        'DATABASE_OWNER_URL has no password: production needs one for a database on another machine.',
      ],
      [
        this.backupPassphrase !== undefined && isGuessableSecret(this.backupPassphrase),
        'BACKUP_PASSPHRASE is a placeholder or repeats few characters: choose another one.',
      ],
      [demoData === true, 'DEMO_DATA cannot be true in production.'],
      [!this.rateLimits, 'RATE_LIMITS cannot be off in production.'],
    ];
    const broken = rules.find(([isBroken]) => isBroken);
    if (broken) throw new EnvError(broken[1]);
  }
}

/**
 * Reads the environment of this process. Nothing else reads it.
 * @throws EnvError naming the first variable that is missing or malformed.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return new Env(withSecretFiles(source));
}
