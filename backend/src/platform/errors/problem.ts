import { HttpException } from '@nestjs/common';
import { type FieldErrorDto } from './error-body.dto.js';

/** The placeholders of a sentence, such as `max` in 'At most %{max} of them'. */
type Names<Sentence extends string> = Sentence extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

const UNAVAILABLE_STATUS = 503;

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** An error of the API: a code for programs, which never changes, and the sentence for people. */
export interface Problem<Name extends string = never> {
  readonly code: string;
  readonly status: number;
  /** With placeholders such as `%{max}`. */
  readonly sentence: string;
  /** For operators: the cause of a 503, shown in docs/errors.md. */
  readonly cause?: string | undefined;
  /** For the compiler only: the placeholders of the sentence. */
  readonly names?: Name;
}

interface Details {
  /** Fields that break rules; the first message becomes that of the error. */
  fields?: FieldErrorDto[];
  /** Seconds to wait, answered in `Retry-After`. */
  retryAfter?: number;
  /** What a program needs to go on, answered as it is. */
  details?: object;
}

const problems = new Map<string, Problem<string>>();

/**
 * Declares an error of the API.
 * @param code the noun, a dot, and what is wrong, such as `connection.job_not_open`; it never changes
 * @param status HTTP status
 * @param sentence for people; `%{name}` is a placeholder
 * @param cause of a 503
 */
export function problem<const Sentence extends string>(
  code: string,
  status: number,
  sentence: Sentence,
  cause?: string,
): Problem<Names<Sentence>> {
  if (problems.has(code)) throw new Error(`two errors have the code ${code}`);
  if (status === UNAVAILABLE_STATUS && !cause) throw new Error(`the error ${code} says no cause`);
  const declared = { code, status, sentence, cause };
  problems.set(code, declared);
  return declared;
}

/** All declared errors, sorted by code. */
export function declaredProblems(): Problem<string>[] {
  return [...problems.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** A declared error as an exception. Its message is the sentence with the placeholders filled in. */
export class ApiException<Name extends string = never> extends HttpException {
  readonly code: string;
  readonly fields: FieldErrorDto[] | undefined;
  readonly retryAfter: number | undefined;
  readonly details: object | undefined;
  /** Of the placeholders of the sentence; none where it has none. */
  readonly values: Values<string> | undefined;

  constructor(
    { code, status, sentence }: Problem<Name>,
    ...[details = {}]: [Name] extends [never] ? [details?: Details] : [details: Details & { values: Values<Name> }]
  ) {
    const { fields, retryAfter, details: more, values } = details as Details & { values?: Values<string> };
    super(fields?.[0]?.message ?? filled(sentence, values ?? {}), status);
    this.code = code;
    this.fields = fields?.map((field) => ({ ...field, code: field.code ?? code }));
    this.retryAfter = retryAfter;
    this.details = more;
    this.values = values;
  }
}

/** A declared error about one field, whose message is also that of the field. */
export function fieldProblem<Name extends string>(
  { code, status, sentence }: Problem<Name>,
  field: string,
  values: Values<Name>,
): ApiException {
  return new ApiException(
    { code, status, sentence },
    { fields: [{ field, message: filled(sentence, values), code, values }] },
  );
}

function filled(sentence: string, values: Values<string>): string {
  return sentence.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
