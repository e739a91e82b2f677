import { type FastifyInstance } from 'fastify';
import { ListPage } from './list-page.js';

declare module 'fastify' {
  interface FastifyReply {
    /** Answered as `Content-Range` once the answer is compressed. */
    listRange?: string;
  }
}

/** Sends a page of a list as its text, with its position in `Content-Range`. */
export function sendListPages(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (_request, reply, payload, done) => {
    if (payload instanceof ListPage) {
      reply.listRange = payload.contentRange;
      if (payload.capped) void reply.header('x-total-capped', 'true');
    }
    done(null, payload);
  });
  fastify.setReplySerializer((payload) => (payload instanceof ListPage ? payload.text : JSON.stringify(payload)));
}
