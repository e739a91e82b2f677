import { ServiceUnavailableException } from '@nestjs/common';

/** It cannot be done at the moment, by no fault of the caller. */
export class UnavailableException extends ServiceUnavailableException {
  constructor() {
    super('The service is not available at the moment. Please try again in a few seconds.');
  }
}
