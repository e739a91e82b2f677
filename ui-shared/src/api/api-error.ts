import type { ErrorBody, ErrorCode } from './types';

/** Why no answer came: the device had no network, so that nothing left it; or the call or its answer was lost on the way. */
export type NoAnswer = 'offline' | 'lost';

/** A call that failed. `message` is the server's sentence, or the fallback of the call; `errorText` says it to people. */
export class ApiError extends Error {
  /** Undefined when none came, or the answer was not the API's. */
  readonly code: ErrorCode | undefined;
  readonly fields: NonNullable<ErrorBody['fields']>;
  /** Undefined when an answer came. */
  readonly noAnswer: NoAnswer | undefined;

  /** @param status HTTP status; 0 when no answer came */
  constructor(
    readonly status: number,
    message: string,
    { code, fields = [], noAnswer }: Partial<ErrorBody> & { noAnswer?: NoAnswer } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.noAnswer = noAnswer;
  }
}
