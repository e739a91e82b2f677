import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { MoreRouteConfig } from '../http/route-config.js';
import { TOO_MANY_DOWNLOADS } from './downloads.problems.js';
import { SendFileInterceptor } from './send-file.interceptor.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    answersFile?: boolean;
  }
}

/** For a route that answers a file: its handler returns a `FileReply`. */
export const ApiFileResponse = (description: string, ...mediaTypes: string[]): MethodDecorator =>
  applyDecorators(
    MoreRouteConfig({ answersFile: true }),
    UseInterceptors(SendFileInterceptor),
    ApiProduces(...mediaTypes),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description }),
    ApiErrors(TOO_MANY_DOWNLOADS),
  );
