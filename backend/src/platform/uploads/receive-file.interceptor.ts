import { createHash } from 'node:crypto';
import { type IncomingMessage } from 'node:http';
import { type MultipartFile } from '@fastify/multipart';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ApiException } from '../errors/problem.js';
import { beginDeadline, pauseDeadline, restartIdleTimeout } from '../http/request-timeout.js';
import { isStaff } from '../http/role.js';
import { type PlaceLimits, TransferPlaces } from '../http/transfer-places.js';
import { FairQueue } from '../threads/fair-queue.js';
import { type UploadedFile } from './uploaded-file.js';
import {
  FILE_CUT_OFF,
  FILE_MISSING,
  FILE_TOO_LARGE,
  FILE_TOO_SLOW,
  NOT_A_FILE,
  UPLOADS_BUSY,
} from './uploads.problems.js';

export const MAX_FILE_BYTES = 'max bytes of a file';
export const FILE_IS_OPTIONAL = 'file is optional';

const MB = 1024 * 1024;
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 64 * 1024;
/** Of a form besides its file. */
const MAX_FORM_BYTES = MB;
const WAITING = { maxWaiting: 16, maxWaitMilliseconds: 20_000 };
/** Files that a process holds in memory at a time, while other senders wait; and files whose handler runs. */
const STAFF = { places: 4, placesOfAccount: 2, hasLeastSpeed: true, atWork: 2 };
const OTHERS = { places: 12, placesOfAccount: 2, hasLeastSpeed: true, atWork: 2 };

/** To distinguish it from other errors of multipart. */
class TooLarge extends Error {
  readonly statusCode = 413;
}

interface Received {
  upload: UploadedFile | undefined;
  fields: Record<string, string>;
}

const busy = (): ApiException => new ApiException(UPLOADS_BUSY, { retryAfter: 5 });

/** The staff has slots of its own, which other accounts cannot take. */
class UploadPlaces extends TransferPlaces {
  readonly atWork: FairQueue;

  constructor({ atWork, ...limits }: PlaceLimits & { atWork: number }) {
    super(limits, busy);
    this.atWork = new FairQueue({ ...WAITING, concurrency: atWork }, busy);
  }
}

/** Reads the file of a request into memory, a few at a time, and runs its handler when its turn comes. */
@Injectable()
export class ReceiveFileInterceptor implements NestInterceptor {
  private static readonly ofStaff = new UploadPlaces(STAFF);
  private static readonly ofOthers = new UploadPlaces(OTHERS);

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { caller, ip: network, raw } = request;
    const maxBytes = this.reflector.get<number>(MAX_FILE_BYTES, context.getHandler());
    const isOptional = this.reflector.get<boolean>(FILE_IS_OPTIONAL, context.getHandler());
    if (!request.isMultipart() && isOptional) return next.handle();
    if (!request.isMultipart()) throw new ApiException(NOT_A_FILE);
    if (Number(raw.headers['content-length'] ?? 0) > maxBytes + MAX_FORM_BYTES) throw tooLarge(maxBytes);
    const places = caller && isStaff(caller.role) ? ReceiveFileInterceptor.ofStaff : ReceiveFileInterceptor.ofOthers;
    // a slow sender does not count as a slow handler
    pauseDeadline(request);
    const answer = places.run(request, async () => {
      restartIdleTimeout(request);
      const { upload, fields } = await inTime(places, request, maxBytes);
      if (!upload && !isOptional) throw new ApiException(FILE_MISSING);
      if (upload) request.upload = upload;
      request.body = fields;
      return places.atWork.run({ network, account: String(caller?.userId) }, () => {
        restartIdleTimeout(request);
        beginDeadline(request, reply);
        return lastValueFrom<unknown>(next.handle());
      });
    });
    return from(answer);
  }
}

/** Reads the file; a sender that is too slow loses its slot. */
async function inTime(places: UploadPlaces, request: FastifyRequest, maxBytes: number): Promise<Received> {
  const place = new AbortController();
  const lost = new Promise<never>((_, reject) => {
    place.signal.addEventListener('abort', () => reject(place.signal.reason as Error));
  });
  const cut = (othersWait: boolean): void => {
    place.abort(othersWait ? busy() : new ApiException(FILE_TOO_SLOW));
    drain(request.raw);
  };
  const file = received(request, maxBytes, place.signal);
  return places.watch({ moved: () => request.raw.socket.bytesRead, cut }, Promise.race([lost, file]));
}

/** Decodes the escapes of browsers in file names (HTML, multipart/form-data). */
function nameInForm(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

async function received(request: FastifyRequest, maxBytes: number, place: AbortSignal): Promise<Received> {
  // a client that left while it waited emits no end
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
        const bytes = await bytesOf(part.file, place);
        upload = {
          fileName: nameInForm(part.filename),
          bytes,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        };
      }
    }
  } catch (error) {
    drain(request.raw);
    const isTooLarge = (error as { statusCode?: number }).statusCode === 413;
    throw isTooLarge ? tooLarge(maxBytes) : new ApiException(FILE_CUT_OFF);
  }
  return { upload, fields };
}

/** @throws TooLarge as soon as the limit is passed, and the reason of the signal */
async function bytesOf(file: MultipartFile['file'], place: AbortSignal): Promise<Buffer> {
  file.once('limit', () => file.destroy(new TooLarge()));
  place.addEventListener('abort', () => file.destroy(place.reason as Error));
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Reads and drops the rest, so that the sender reads the answer. */
function drain(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
}

function tooLarge(maxBytes: number): ApiException {
  return new ApiException(FILE_TOO_LARGE, { values: { max: maxBytes / MB } });
}
