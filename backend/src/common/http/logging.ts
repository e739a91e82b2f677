import { type LoggerService } from '@nestjs/common';
import { PinoPretty } from 'pino-pretty';
import { pino, stdSerializers, type Logger, type LoggerOptions } from 'pino';
import { type Env } from '../../config/env.js';

/** Never written, wherever they appear in what is logged. Bodies, headers and query strings are not logged at all. */
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
];

/**
 * The log: JSON lines for machines, readable lines in a terminal.
 * Errors are written with their stack but without what a failed statement carried (parameters are personal data).
 */
export function createLog(env: Pick<Env, 'logLevel'>): Logger {
  const options: LoggerOptions = {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
    serializers: { error: describeError },
  };
  return process.stdout.isTTY ? pino(options, readable()) : pino(options, pino.destination({ sync: false }));
}

function readable(): ReturnType<typeof PinoPretty> {
  const ignore = 'requestId,address,method,path,status,userId,role,from';
  return PinoPretty({ sync: true, translateTime: 'SYS:HH:MM:ss', singleLine: true, ignore });
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
