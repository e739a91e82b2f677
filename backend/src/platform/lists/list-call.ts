import { type ServerResponse } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { type Permission } from '../http/permission.js';
import { type ListParameters } from './list-query.js';

/** A request for a list: what it asks for, and who asks. */
export interface ListCall {
  parameters: ListParameters;
  userId: number;
  /** Permissions that the caller lacks. */
  missing: readonly Permission[];
  /** Columns of the table and the keys that they must have: what the caller owns. No parameter of the request changes it. */
  scope?: Readonly<Record<string, number>>;
  response: ServerResponse;
}

/** The request for a list that a route answers. */
export const CurrentListCall = createParamDecorator((_: unknown, context: ExecutionContext): ListCall => {
  const { request, raw } = context.switchToHttp().getResponse<FastifyReply>();
  const { query, caller } = request;
  if (!caller) throw new Error('This route answers a list but is public');
  return { parameters: query as ListParameters, userId: caller.userId, missing: caller.missing, response: raw };
});
