import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiException, type Problem } from '../errors/problem.js';
import { OVERLOADED, TOO_SLOW, UNAVAILABLE } from '../errors/problems.js';
import { EventLoopWatch } from './event-loop-watch.js';

/** A body other than a file arrives in this time; the server's own limit is the one of files. */
const MAX_ARRIVAL_MILLISECONDS = 30_000;

/** More than a process can answer in that time. */
const MAX_REQUESTS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    maxReplyMilliseconds: number;
  }
  interface FastifyRequest {
    deadline?: NodeJS.Timeout;
  }
}

/**
 * Answers 503 in the place of a handler that takes too long, and at once while this process cannot keep up. Probes are never
 * refused: without an answer the orchestrator restarts the process, which adds to the load.
 * @param maxReplyMilliseconds no statement takes longer but one that waits for a database that has fallen silent
 */
export function answerInTime(fastify: FastifyInstance, maxReplyMilliseconds: number): void {
  fastify.decorate('maxReplyMilliseconds', maxReplyMilliseconds);
  const eventLoop = new EventLoopWatch(maxReplyMilliseconds / 4);
  fastify.addHook('onClose', (_instance, done) => {
    eventLoop.stop();
    done();
  });
  const unanswered = new Set<FastifyRequest>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const isFull = eventLoop.isLate || unanswered.size >= MAX_REQUESTS;
    if (isFull && !isProbe(request)) {
      done(new ApiException(OVERLOADED));
      return;
    }
    limit(request, reply, MAX_ARRIVAL_MILLISECONDS, TOO_SLOW);
    done();
  });
  // from here on the request is there as a whole: a slow sender has a limit of its own
  fastify.addHook('preHandler', (request, reply, done) => {
    unanswered.add(request);
    beginDeadline(request, reply);
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

/** Begins the time in which a handler has to answer, anew if it ran. */
export function beginDeadline(request: FastifyRequest, reply: FastifyReply): void {
  limit(request, reply, request.server.maxReplyMilliseconds, UNAVAILABLE);
}

/** Stops that time, while a handler waits for what its client still sends. */
export function pauseDeadline(request: FastifyRequest): void {
  clearTimeout(request.deadline);
}

/** Lets the silence begin anew after which the server closes a connection: a client that waited for its turn was silent for it. */
export function keepOpen({ raw: { socket } }: FastifyRequest): void {
  socket.setTimeout(socket.timeout ?? 0);
}

function limit(request: FastifyRequest, reply: FastifyReply, milliseconds: number, late: Problem): void {
  clearTimeout(request.deadline);
  request.deadline = setTimeout(() => {
    if (reply.sent || reply.raw.headersSent) return;
    // the rest of the request is not waited for
    if (late === TOO_SLOW) void reply.header('connection', 'close');
    void reply.send(new ApiException(late));
  }, milliseconds);
}

function isProbe({ originalUrl }: FastifyRequest): boolean {
  return originalUrl.startsWith('/health/');
}
