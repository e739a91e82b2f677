import { HttpException, HttpStatus } from '@nestjs/common';

/** One thing that is wrong with one field, in the words the person reads. */
export interface FieldError {
  field: string;
  message: string;
}

/** A request whose fields break rules. `message` is the first of the sentences. */
export class FieldsException extends HttpException {
  constructor(
    readonly fields: FieldError[],
    status = HttpStatus.BAD_REQUEST,
  ) {
    super(fields[0]?.message ?? 'The request is not valid', status);
  }
}
