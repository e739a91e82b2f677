import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';

const MAX_LENGTH = 200;

/** What the browser of a request calls itself, shortened; null when it says nothing. */
export const Browser = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return headers['user-agent']?.slice(0, MAX_LENGTH) || null;
});
