import { type Socket } from 'node:net';
import { type FastifyInstance } from 'fastify';

/** No browser and no proxy sends a request before it has the answer to the one before. */
const MAX_WAITING_OF_CONNECTION = 64;
/** Of all connections together. */
const MAX_WAITING = 1_000;
/** llhttp's word for a parser that reads no further. */
const STOP = 21;

interface Pipeline {
  isAtWork: boolean;
  waiting: (() => void)[];
}

/**
 * Works on the requests of a connection one after the other, and closes connections that send very many without waiting for answers:
 * a request of 30 bytes takes a thousand times as much memory until it is answered, and Node.js reads all that a connection sends.
 */
export function limitPipelining(fastify: FastifyInstance): void {
  const pipelines = new WeakMap<Socket, Pipeline>();
  let waiting = 0;

  fastify.server.on('connection', (socket: Socket) => {
    const pipeline: Pipeline = { isAtWork: false, waiting: [] };
    pipelines.set(socket, pipeline);
    socket.once('close', () => {
      waiting -= pipeline.waiting.length;
      pipeline.waiting = [];
    });
  });
  fastify.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const pipeline = pipelines.get(socket);
    if (socket.destroyed || !pipeline) {
      // what was read together with the request that closed it
      reply.hijack();
    } else if (!pipeline.isAtWork) {
      pipeline.isAtWork = true;
      done();
    } else if (pipeline.waiting.length < MAX_WAITING_OF_CONNECTION && waiting < MAX_WAITING) {
      pipeline.waiting.push(done);
      waiting += 1;
    } else {
      reply.hijack();
      close(socket);
    }
  });
  fastify.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    const pipeline = pipelines.get(socket);
    const next = pipeline?.waiting.shift();
    if (next) {
      waiting -= 1;
      next();
    } else if (pipeline) {
      pipeline.isAtWork = false;
    }
    done();
  });
}

/**
 * Node.js has the next requests at hand already and would announce them all before the connection is gone. Only its parser can be told
 * to stop; where a version of Node.js has no such thing, the rest is refused one by one.
 */
function close(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => STOP;
  socket.destroy();
}
