import multipart from '@fastify/multipart';
import { type FastifyInstance } from 'fastify';
import { ApiException } from '../errors/problem.js';
import { NOT_JSON } from '../errors/problems.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean;
  }
}

/** Accepts multipart/form-data on routes with `@FileUpload`, and drops it on those with `@TakesForm`. */
export async function takeFiles(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart);
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { takesFile, takesForm } = request.routeOptions.config;
    const isRefused = request.isMultipart() && !takesFile && !takesForm;
    done(isRefused ? new ApiException(NOT_JSON) : undefined);
  });
}
