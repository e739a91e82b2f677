import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type StreamableFile,
} from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ApiException } from '../errors/problem.js';
import { UNAVAILABLE } from '../errors/problems.js';
import { beginDeadline, pauseDeadline } from '../http/request-timeout.js';
import { isStaff } from '../http/role.js';
import { TransferPlaces } from '../http/transfer-places.js';
import { TOO_MANY_DOWNLOADS } from './downloads.problems.js';
import { type FileReply, heldBytesOf, sentInPieces } from './file-reply.js';

/** As many for the staff as for others, separately. The server closes connections that do not read at all. */
const OUTGOING = { places: 24, hasLeastSpeed: false };

const busy = (): Error => new ApiException(TOO_MANY_DOWNLOADS, { retryAfter: 5 });

/** Sends the file of a handler when its turn comes. Its slot is held until the client has the file, or is gone. */
@Injectable()
export class SendFileInterceptor implements NestInterceptor<FileReply, StreamableFile> {
  private static readonly ofStaff = new TransferPlaces({ ...OUTGOING, placesOfAccount: 6 }, busy);
  private static readonly ofOthers = new TransferPlaces({ ...OUTGOING, placesOfAccount: 3 }, busy);

  intercept(context: ExecutionContext, next: CallHandler<FileReply>): Observable<StreamableFile> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { caller } = request;
    const places = caller && isStaff(caller.role) ? SendFileInterceptor.ofStaff : SendFileInterceptor.ofOthers;
    // waiting for a slot does not count as a slow handler
    pauseDeadline(request);
    const answer = new Promise<StreamableFile>((resolve, reject) => {
      const send = async (): Promise<void> => {
        const { socket } = request.raw;
        if (socket.destroyed) throw new ApiException(UNAVAILABLE);
        beginDeadline(request, reply);
        const file = await lastValueFrom(next.handle());
        request.fileBytes = heldBytesOf(file);
        const over = untilSent(reply);
        resolve(sentInPieces(file));
        await places.watch({ moved: () => socket.bytesWritten, cut: () => socket.destroy() }, over);
      };
      places.run(request, send).catch(reject);
    });
    return from(answer);
  }
}

/** Waits until the answer was sent, or cannot be. */
async function untilSent({ raw: response }: FastifyReply): Promise<void> {
  const { socket } = response.req;
  if (response.closed || socket.destroyed) return;
  await new Promise<void>((resolve) => {
    const over = (): void => {
      socket.off('close', over);
      resolve();
    };
    response.once('close', over);
    // a pipelined answer behind others gets no event when its connection ends
    socket.once('close', over);
  });
}
