import { createHash } from 'node:crypto';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ApiException } from '../errors/problem.js';
import { beginDeadline, pauseDeadline } from '../http/request-timeout.js';
import { FairQueue } from '../threads/fair-queue.js';
import { FILE_CUT_OFF, FILE_MISSING, FILE_TOO_LARGE, NOT_A_FILE, UPLOADS_BUSY } from './upload-problems.js';
import { type UploadedFile } from './uploaded-file.js';

export const MAX_FILE_BYTES = 'max bytes of a file';

const MB = 1024 * 1024;
/** Files that a process holds in memory at a time; others stay with their senders. A few slow ones leave room for other people's. */
const ARRIVING = { concurrency: 16, concurrencyOfAccount: 3, maxWaiting: 300, maxWaitMilliseconds: 30_000 };
/** Files that are worked on at a time: what reads lists has the rest of the database to itself. */
const AT_WORK = { concurrency: 2, maxWaiting: ARRIVING.concurrency, maxWaitMilliseconds: 30_000 };
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 64 * 1024;

interface Received {
  upload: UploadedFile;
  fields: Record<string, string>;
}

/** Reads the file of a request into memory, some at a time, and has its handler work on it when its turn comes. */
@Injectable()
export class ReceiveFile implements NestInterceptor {
  private static readonly arriving = new FairQueue(ARRIVING, busy);
  private static readonly atWork = new FairQueue(AT_WORK, busy);

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const maxBytes = this.reflector.get<number>(MAX_FILE_BYTES, context.getHandler());
    if (!request.isMultipart()) throw new ApiException(NOT_A_FILE);
    // a slow sender is no slow handler
    pauseDeadline(request);
    const source = { network: request.ip, account: String(request.caller?.userId) };
    const answer = ReceiveFile.arriving.run(source, async () => {
      const { upload, fields } = await received(request, maxBytes);
      request.upload = upload;
      request.body = fields;
      return ReceiveFile.atWork.run(source, () => {
        beginDeadline(request, reply);
        return lastValueFrom<unknown>(next.handle());
      });
    });
    return from(answer);
  }
}

function busy(): ApiException {
  return new ApiException(UPLOADS_BUSY, { retryAfter: 5 });
}

async function received(request: FastifyRequest, maxBytes: number): Promise<Received> {
  // a client that left while it waited sends no end
  if (request.raw.destroyed) throw new ApiException(FILE_CUT_OFF);
  const limits = {
    fileSize: maxBytes,
    files: 1,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    parts: MAX_FIELDS + 1,
  };
  const fields: Record<string, string> = {};
  let upload: UploadedFile | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname !== 'file') part.file.resume();
      else {
        const bytes = await part.toBuffer();
        upload = { fileName: part.filename, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
      }
    }
  } catch (error) {
    const isTooLarge = (error as { statusCode?: number }).statusCode === 413;
    throw isTooLarge
      ? new ApiException(FILE_TOO_LARGE, { values: { max: maxBytes / MB } })
      : new ApiException(FILE_CUT_OFF);
  }
  if (!upload) throw new ApiException(FILE_MISSING);
  return { upload, fields };
}
