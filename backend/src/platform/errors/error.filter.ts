import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, HttpStatus, Logger } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { databaseErrorCode, problemOfDatabaseError } from './database-error.js';
import { type ErrorBody } from './error-body.dto.js';
import { ApiException } from './problem.js';
import { INTERNAL, problemOfStatus } from './problems.js';

const HTTP_UNAVAILABLE: number = HttpStatus.SERVICE_UNAVAILABLE;
/** Where people make room, for as much as the values say; of wrong bodies the fields say it, of waits `Retry-After`. */
const WITH_VALUES: readonly number[] = [409, 413];
/** `Retry-After` of a 503, unless the error has one. */
const SECONDS_UNTIL_AVAILABLE = 5;

/** Turns every failure into an `ErrorBody`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { retryAfter, ...content } = describe(error);
    const { statusCode } = content;
    this.note(error, content, request.id);
    if (reply.sent || reply.raw.headersSent) return;
    if (retryAfter) void reply.header('retry-after', String(Math.ceil(retryAfter)));
    const body: ErrorBody = { ...content, requestId: request.id };
    void reply.status(statusCode).header('content-type', 'application/json; charset=utf-8').send(body);
  }

  /** A declared 503 is a passing state; any other 5xx is a defect, whose place the developers need. */
  private note(error: unknown, { statusCode, code }: Omit<ErrorBody, 'requestId'>, requestId: string): void {
    if (statusCode < 500) return;
    if (statusCode !== HTTP_UNAVAILABLE) this.logger.error({ error, requestId }, 'Request failed');
    else this.logger.warn({ code, reason: reasonOf(error), requestId }, 'Request refused for now');
  }
}

/** What the database or the network says; of our own refusals the code says it. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof HttpException) return undefined;
  const { message } = error as Error;
  return [databaseErrorCode(error), message].filter(Boolean).join(' ');
}

function describe(error: unknown): Omit<ErrorBody, 'requestId'> & { retryAfter?: number | undefined } {
  const declared = error instanceof ApiException ? error : apiExceptionOf(error);
  if (declared) {
    const { code, message, fields, retryAfter, details, values } = declared;
    const statusCode = declared.getStatus();
    const usual = statusCode === HTTP_UNAVAILABLE ? SECONDS_UNTIL_AVAILABLE : undefined;
    return {
      statusCode,
      code,
      error: message,
      ...(fields && {
        fields: fields.map(({ values: named, ...field }) => ({ ...field, ...(named && { values: asTexts(named) }) })),
      }),
      ...(values && WITH_VALUES.includes(statusCode) && { values: asTexts(values) }),
      ...(details && { details }),
      retryAfter: retryAfter ?? usual,
    };
  }
  const statusCode = foreignStatus(error);
  const { code, sentence } = problemOfStatus(statusCode);
  return { statusCode, code, error: sentence };
}

function apiExceptionOf(error: unknown): ApiException | undefined {
  const found = error instanceof HttpException ? undefined : problemOfDatabaseError(error);
  return found && new ApiException(found);
}

/** The status of an error of the framework; 500 for everything else. */
function foreignStatus(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: number };
  return statusCode && statusCode >= 400 && statusCode < 500 ? statusCode : INTERNAL.status;
}

/** Values as a sentence takes them. */
function asTexts(values: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
