import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { ApiException } from '../errors/problem.js';
import { UNAVAILABLE } from '../errors/problems.js';
import { EventLoopWatch } from './event-loop-watch.js';

/** Longer than any statement may take that is not waiting for a database that has fallen silent. */
const MAX_REPLY_MILLISECONDS = 4_000;

/** More than a process can answer in that time. */
const MAX_REQUESTS = 1_000;

declare module 'fastify' {
  interface FastifyRequest {
    deadline?: NodeJS.Timeout;
  }
}

/**
 * Answers 503 in the place of a handler that takes too long, and at once while this process cannot keep up. Probes are never
 * refused: whoever restarts a process that does not answer would make it worse.
 */
export function answerInTime(fastify: FastifyInstance): void {
  const eventLoop = new EventLoopWatch();
  fastify.addHook('onClose', (_instance, done) => {
    eventLoop.stop();
    done();
  });
  const unanswered = new Set<FastifyRequest>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isFull = eventLoop.isLate || unanswered.size >= MAX_REQUESTS;
    done(isFull && !isProbe(request) ? new ApiException(UNAVAILABLE) : undefined);
  });
  // from here on the request is there as a whole: a slow sender has a limit of its own
  fastify.addHook('preHandler', (request, reply, done) => {
    unanswered.add(request);
    request.deadline = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) void reply.send(new ApiException(UNAVAILABLE));
    }, MAX_REPLY_MILLISECONDS);
    done();
  });
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    unanswered.delete(request);
    clearTimeout(request.deadline);
    done();
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(request.deadline);
    done();
  });
}

function isProbe({ originalUrl }: FastifyRequest): boolean {
  return originalUrl.startsWith('/health/');
}
