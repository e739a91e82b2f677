import { STATUS_CODES } from 'node:http';
import { Catch, HttpException, HttpStatus, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { FieldsException } from './fields.exception.js';
import { exceptionForDatabaseError } from './database-error.js';
import { type ErrorBody } from './error-body.dto.js';
import { sentenceFor } from './protocol-sentences.js';
import { TooManyRequestsException } from './too-many-requests.exception.js';

const HTTP_UNAVAILABLE: number = HttpStatus.SERVICE_UNAVAILABLE;
const SECONDS_UNTIL_DATABASE_RETURNS = 5;

/** Turns every failure into the one error body. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { status, sentence, fields, retryAfter } = this.describe(error);
    if (status >= 500) this.logger.error({ error, requestId: request.id }, 'Request failed');
    if (reply.sent || reply.raw.headersSent) return;
    if (retryAfter) void reply.header('retry-after', String(Math.ceil(retryAfter)));
    const body: ErrorBody = { statusCode: status, error: sentence, ...(fields && { fields }), requestId: request.id };
    void reply.status(status).header('content-type', 'application/json; charset=utf-8').send(body);
  }

  private describe(error: unknown): {
    status: number;
    sentence: string;
    fields?: ErrorBody['fields'];
    retryAfter?: number;
  } {
    const known = error instanceof HttpException ? error : exceptionForDatabaseError(error);
    if (known instanceof FieldsException) {
      return { status: known.getStatus(), sentence: known.message, fields: known.fields };
    }
    if (known instanceof TooManyRequestsException) {
      return { status: known.getStatus(), sentence: known.message, retryAfter: known.retryAfter };
    }
    if (known) {
      const status = known.getStatus();
      const away = status === HTTP_UNAVAILABLE;
      const isRouterWords = known.message.startsWith('Cannot ') || known.message === STATUS_CODES[status];
      return {
        status,
        sentence: isRouterWords ? sentenceFor(status) : known.message,
        ...(away && { retryAfter: SECONDS_UNTIL_DATABASE_RETURNS }),
      };
    }
    const { statusCode } = (error ?? {}) as { statusCode?: number };
    if (statusCode && statusCode >= 400 && statusCode < 500) {
      return { status: statusCode, sentence: sentenceFor(statusCode) };
    }
    return { status: 500, sentence: 'Something went wrong. Please try again.' };
  }
}
