import { applyDecorators, BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { isKey, MAX_KEY } from '../platform/validation/key.js';
import { NOTE_KINDS, type NoteKind } from './note-kind.js';

/** The record that notes are about. */
export interface Subject {
  kind: NoteKind;
  recordId: number;
}

/**
 * The record that a request about notes names, in its address (`?kind=employee&record_id=12`) or in its body.
 * @throws BadRequestException when it names none
 */
export const NamedSubject = createParamDecorator((_: unknown, context: ExecutionContext): Subject => {
  const { query, body } = context.switchToHttp().getRequest<FastifyRequest>();
  const { kind, record_id } = { ...(body as object | undefined), ...(query as object) } as Record<string, unknown>;
  const known = NOTE_KINDS.find((one) => one === kind);
  if (!known) throw new BadRequestException(`Parameter kind must be one of: ${NOTE_KINDS.join(', ')}`);
  const recordId = Number(record_id);
  if (!/^\d+$/.test(String(record_id)) || !isKey(recordId)) {
    throw new BadRequestException('Parameter record_id must be the key of a record');
  }
  return { kind: known, recordId };
});

/** Documents what `NamedSubject` reads. */
export const ApiSubject = (): MethodDecorator =>
  applyDecorators(
    ApiQuery({ name: 'kind', enum: NOTE_KINDS }),
    ApiQuery({ name: 'record_id', schema: { type: 'integer', minimum: 1, maximum: MAX_KEY } }),
  );
