import { type FastifyInstance } from 'fastify';
import { JsonText, ListPage } from './list-page.js';

declare module 'fastify' {
  interface FastifyReply {
    /** Answered as `Content-Range` once the answer is compressed. */
    listRange?: string;
  }
}

/** Sends `JsonText` unparsed, and a page's position in `Content-Range`. */
export function sendJsonText(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (_request, reply, payload, done) => {
    if (payload instanceof ListPage) {
      reply.listRange = payload.contentRange;
      if (payload.capped) void reply.header('x-total-capped', 'true');
    }
    done(null, payload);
  });
  fastify.setReplySerializer((payload) => (payload instanceof JsonText ? payload.text : JSON.stringify(payload)));
}
