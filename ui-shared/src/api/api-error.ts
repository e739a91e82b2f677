/** A call that failed. `message` is the server's sentence, or the fallback of the call. */
export class ApiError extends Error {
  /** @param status HTTP status; 0 when the server could not be reached */
  constructor(
    readonly status: number,
    message: string,
    readonly fields: readonly { field: string; message: string }[] = [],
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }

  /** The server could not be reached at all. */
  get isNetworkFailure(): boolean {
    return this.status === 0;
  }
}
