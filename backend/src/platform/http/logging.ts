import { inspect } from 'node:util';
import { type LoggerService } from '@nestjs/common';
import buildStringify, { type ObjectSchema } from 'fast-json-stringify';
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';
import { PinoPretty } from 'pino-pretty';
import { type Env } from '../config/env.js';

/** Redacted in logged objects, down to the third level. Bodies, headers and query strings are not logged at all. */
const SECRET_FIELDS = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'otp',
  'token',
  'authorization',
  'cookie',
  'link',
  'totp',
  'recovery',
  'challenge',
  'secret',
  'passkey',
];

/** How long a line of the log may wait to be written. What ends the process without a signal writes the rest first. */
const MAX_WAIT_MILLISECONDS = 100;

type LogSettings = Pick<Env, 'logLevel' | 'logFormat' | 'production'>;

function isReadable({ logFormat, production }: LogSettings): boolean {
  return logFormat ? logFormat === 'text' : process.stdout.isTTY && !production;
}

/**
 * The log: JSON lines for machines, one short line for each thing in a terminal (`LOG_FORMAT` decides otherwise).
 * Errors are written with their stack but without what a failed statement carried (parameters are personal data).
 */
export function createLog(env: LogSettings): Logger {
  const options: LoggerOptions = {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
    serializers: { error: describeError },
  };
  if (isReadable(env)) return pino(options, readableLines());
  // a write for many lines instead of one for each
  return pino(options, pino.destination({ sync: false, minLength: 8192, periodicFlush: MAX_WAIT_MILLISECONDS }));
}

/** What the log says of a request that was answered. */
export interface RequestLine {
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  address: string;
  userId?: number;
  role?: string;
}

/**
 * Writes the lines of requests into the log. For machines they are made by a serializer for just these fields and without looking
 * for secrets, of which they hold none: every request has one, and it was a tenth of what a request costs.
 */
export function requestLog(log: Logger, env: LogSettings): (line: RequestLine) => void {
  if (isReadable(env)) return (line) => log.info(line, sentence(line));
  const stringify = buildStringify(REQUEST_LINE);
  const stream = (log as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym];
  return (line) => {
    if (!log.isLevelEnabled('info')) return;
    const time = new Date().toISOString();
    stream?.write(`${stringify({ level: pino.levels.values['info'], time, ...line, msg: sentence(line) })}\n`);
  };
}

const REQUEST_LINE: ObjectSchema = {
  type: 'object',
  properties: {
    level: { type: 'integer' },
    time: { type: 'string' },
    requestId: { type: 'string' },
    method: { type: 'string' },
    path: { type: 'string' },
    status: { type: 'integer' },
    ms: { type: 'number' },
    address: { type: 'string' },
    userId: { type: 'integer' },
    role: { type: 'string' },
    msg: { type: 'string' },
  },
};

function sentence({ method, path, status }: RequestLine): string {
  return `${method} ${path} ${status}`;
}

/** What a readable line says already, or leaves out. */
const NOT_SHOWN = new Set('level time msg from requestId address method path status userId port host'.split(' '));

function readableLines(): ReturnType<typeof PinoPretty> {
  return PinoPretty({
    sync: true,
    colorize: process.stdout.isTTY,
    translateTime: 'SYS:HH:MM:ss',
    hideObject: true,
    messageFormat: (line, messageKey) => `${readable(line[messageKey] ?? '')}${details(line)}`,
  });
}

/** Such as `3.2 ms  role admin`, and the stack of an error below. */
function details({ ms, error, ...line }: Record<string, unknown>): string {
  const named = Object.entries(line).filter(([name, value]) => !NOT_SHOWN.has(name) && value !== undefined);
  const parts = named.map(([name, value]) => `${name} ${readable(value)}`);
  if (ms !== undefined) parts.unshift(`${readable(ms)} ms`);
  if (error !== undefined) parts.push(`\n${readable((error as { stack?: string }).stack ?? error)}`);
  return parts.map((part) => `  ${part}`).join('');
}

function readable(value: unknown): string {
  // how many there are; which ones stands in the JSON
  if (Array.isArray(value)) return String(value.length);
  return typeof value === 'string' ? value : inspect(value, { breakLength: Infinity });
}

/** What NestJS says of its own start, line by line; interesting only when it fails. */
const FRAMEWORK_STEPS = /^(NestFactory|InstanceLoader|RoutesResolver|RouterExplorer|NestApplication)$/;

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const { code } = error as { code?: string };
  return { type, message, code, stack };
}

/** Lets NestJS and our services write to the same log. */
export class LogAdapter implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...context: unknown[]): void {
    this.write(FRAMEWORK_STEPS.test(String(context.at(-1))) ? 'debug' : 'info', message, context);
  }

  warn(message: unknown, ...context: unknown[]): void {
    this.write('warn', message, context);
  }

  error(message: unknown, ...context: unknown[]): void {
    this.write('error', message, context);
  }

  debug(message: unknown, ...context: unknown[]): void {
    this.write('debug', message, context);
  }

  /** NestJS passes what belongs to the message first and the name of the writer last. */
  private write(level: 'info' | 'warn' | 'error' | 'debug', message: unknown, rest: unknown[]): void {
    const from = rest.at(-1);
    const [detail] = rest.slice(0, -1);
    if (typeof message === 'object') this.logger[level]({ from, ...message }, detail as string | undefined);
    else this.logger[level]({ from, ...(detail !== undefined && { detail }) }, message as string);
  }
}
