import { HttpException, HttpStatus } from '@nestjs/common';

/** Somebody asks too often. */
export class TooManyRequestsException extends HttpException {
  /** @param retryAfter seconds to wait, answered in `Retry-After` */
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(message, HttpStatus.TOO_MANY_REQUESTS);
  }
}
