import multipart from '@fastify/multipart';
import { type FastifyInstance } from 'fastify';
import { ApiException } from '../errors/problem.js';
import { NOT_JSON } from '../errors/problems.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean;
  }
}

/** Accepts multipart/form-data on routes with `@FileUpload` only. */
export async function takeFiles(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart);
  fastify.addHook('preValidation', (request, _reply, done) => {
    const isRefused = request.isMultipart() && !request.routeOptions.config.takesFile;
    done(isRefused ? new ApiException(NOT_JSON) : undefined);
  });
}
