import type { ErrorBody, ErrorCode } from './types';

/** A call that failed. `message` is the server's sentence, or the fallback of the call; `errorText` says it to people. */
export class ApiError extends Error {
  /** Undefined when none came, or the answer was not the API's. */
  readonly code: ErrorCode | undefined;
  readonly fields: NonNullable<ErrorBody['fields']>;

  /** @param status HTTP status; 0 when the server could not be reached */
  constructor(
    readonly status: number,
    message: string,
    { code, fields = [] }: Partial<ErrorBody> = {},
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
  }

  /** The server could not be reached at all. */
  get isNetworkFailure(): boolean {
    return this.status === 0;
  }
}
