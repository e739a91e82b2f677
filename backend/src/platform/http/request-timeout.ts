import './route-config.js';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiException, type Problem } from '../errors/problem.js';
import { OVERLOADED, TOO_SLOW, UNAVAILABLE } from '../errors/problems.js';
import { afterMachineTime, type MachineTimer } from '../threads/machine-time.js';

/** A body other than a file arrives in this time; the server's own limit is the one of files. */
const MAX_ARRIVAL_MILLISECONDS = 30_000;

/** More than a process can answer in that time. */
const MAX_REQUESTS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    maxReplyMilliseconds: number;
  }
  interface FastifyRequest {
    deadline?: MachineTimer;
  }
}

const BETWEEN_LOOKS_MILLISECONDS = 250;
const MICROSECONDS = 1_000;

/** Measures how long the event loop stood for this process's own work: a timer came late, and the process used the time itself. */
class EventLoopWatch {
  private due = performance.now() + BETWEEN_LOOKS_MILLISECONDS;
  private used = usedMilliseconds();
  private late = false;
  private readonly timer = setInterval(() => {
    const now = performance.now();
    const used = usedMilliseconds();
    this.late = Math.min(now - this.due, used - this.used) > this.lateMilliseconds;
    this.due = now + BETWEEN_LOOKS_MILLISECONDS;
    this.used = used;
  }, BETWEEN_LOOKS_MILLISECONDS).unref();

  /** @param lateMilliseconds how late a look may come */
  constructor(private readonly lateMilliseconds: number) {}

  /** True from a look that came late to the next one that did not. */
  get isLate(): boolean {
    return this.late;
  }

  /** Looks no more. */
  stop(): void {
    clearInterval(this.timer);
  }
}

/** Processor time of this process. */
function usedMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}

/**
 * Answers 503 in the place of a handler that takes too long, and at once while this process cannot keep up. What others do on this
 * machine makes answers slow, and refuses none. Probes are never refused: without an answer the orchestrator restarts the process, which
 * adds to the load.
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
    pauseDeadline(request);
    done();
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    request.deadline?.cancel();
    done();
  });
}

/** Begins the time in which a handler has to answer, anew if it ran. Until then the client is silent because it waits. */
export function beginDeadline(request: FastifyRequest, reply: FastifyReply): void {
  pauseDeadline(request);
  if (!request.routeOptions.config.usesSandbox) limit(request, reply, request.server.maxReplyMilliseconds, UNAVAILABLE);
  request.raw.socket.setTimeout(0);
}

/** Stops that time, while a handler waits for what its client still sends. */
export function pauseDeadline(request: FastifyRequest): void {
  request.deadline?.cancel();
  restartIdleTimeout(request);
}

/** Lets the silence begin anew after which the server closes a connection: a client that waited for its turn was silent for it. */
export function restartIdleTimeout({ raw: { socket }, server: { server } }: FastifyRequest): void {
  socket.setTimeout(server.timeout);
}

function limit(request: FastifyRequest, reply: FastifyReply, milliseconds: number, late: Problem): void {
  request.deadline?.cancel();
  request.deadline = afterMachineTime(milliseconds, () => {
    if (reply.sent || reply.raw.headersSent) return;
    // the rest of the request is not waited for
    if (late === TOO_SLOW) void reply.header('connection', 'close');
    void reply.send(new ApiException(late));
  });
}

function isProbe({ originalUrl }: FastifyRequest): boolean {
  return originalUrl.startsWith('/health/');
}
