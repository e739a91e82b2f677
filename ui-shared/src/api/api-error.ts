import type { ErrorBody, ErrorCode } from './types';

/** Why there was no answer: the device was offline, and nothing was sent; or the call or its answer was lost. */
export type NoAnswer = 'offline' | 'lost';

/** A failed call. `message` is the server's sentence or the call's fallback; show `errorText` to people. */
export class ApiError extends Error {
  /** Undefined without an answer of the API. */
  readonly code: ErrorCode | undefined;
  readonly fields: NonNullable<ErrorBody['fields']>;
  /** What the sentence names. */
  readonly values: ErrorBody['values'];
  /** What is needed to go on, by the code. */
  readonly details: NonNullable<ErrorBody['details']>;
  /** Undefined when there was an answer. */
  readonly noAnswer: NoAnswer | undefined;

  /** @param status HTTP status; 0 without an answer */
  constructor(
    readonly status: number,
    message: string,
    { code, fields = [], details = {}, values, noAnswer }: Partial<ErrorBody> & { noAnswer?: NoAnswer } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.values = values;
    this.details = details;
    this.noAnswer = noAnswer;
  }
}
