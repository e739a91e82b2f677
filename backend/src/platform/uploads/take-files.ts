import multipart from '@fastify/multipart';
import { type FastifyInstance } from 'fastify';
import { ApiException } from '../errors/problem.js';
import { NOT_JSON } from '../errors/problems.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean;
  }
}

/** Takes multipart/form-data on the routes that say so, and refuses it everywhere else. */
export async function takeFiles(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart);
  fastify.addHook('preValidation', (request, _reply, done) => {
    const isRefused = request.isMultipart() && !request.routeOptions.config.takesFile;
    done(isRefused ? new ApiException(NOT_JSON) : undefined);
  });
}
