import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiException } from '../../platform/errors/problem.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type NamedRecord } from '../../platform/http/opens.js';
import { isKey, MAX_KEY } from '../../platform/validation/key.js';
import { NOTE_KINDS, type NoteKind } from './note-kind.js';
import { NOTE_KIND_UNKNOWN, NOTE_RECORD_UNNAMED } from './notes.problems.js';
const SUBJECT_PROBLEMS = [NOTE_KIND_UNKNOWN, NOTE_RECORD_UNNAMED];

/** The record that notes are about. */
export interface Subject {
  kind: NoteKind;
  recordId: number;
}

/**
 * Reads the record that a request is about, from the query (`?kind=employee&record_id=12`) or the body.
 * @throws ApiException (400) when it names none
 */
export const NamedSubject = createParamDecorator((_: unknown, context: ExecutionContext): Subject => {
  const { query, body } = context.switchToHttp().getRequest<FastifyRequest>();
  const { kind, key: recordId } = subjectIn({ ...(body as object | undefined), ...(query as object) });
  return { kind, recordId };
});

/** @throws ApiException (400) when it names no record */
export function subjectIn(named: unknown): NamedRecord & { kind: NoteKind } {
  const { kind, record_id } = named as Record<string, unknown>;
  const known = NOTE_KINDS.find((one) => one === kind);
  if (!known) throw new ApiException(NOTE_KIND_UNKNOWN, { values: { kinds: NOTE_KINDS.join(', ') } });
  const key = Number(record_id);
  if (!/^\d+$/.test(String(record_id)) || !isKey(key)) throw new ApiException(NOTE_RECORD_UNNAMED);
  return { kind: known, key };
}

/** Documents the query of `NamedSubject`. */
export const ApiSubject = (): MethodDecorator =>
  applyDecorators(
    ApiErrors(...SUBJECT_PROBLEMS),
    ApiQuery({ name: 'kind', enum: NOTE_KINDS }),
    ApiQuery({ name: 'record_id', schema: { type: 'integer', minimum: 1, maximum: MAX_KEY } }),
  );
