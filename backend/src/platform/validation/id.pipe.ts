import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiException } from '../errors/problem.js';
import { isKey } from './key.js';
import { NO_KEY, NO_RECORD } from './validation.problems.js';

/** Errors of every route with an id in its path. */
export const ID_PROBLEMS = [NO_KEY, NO_RECORD];

/** A key in a path: digits within PostgreSQL's integer. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  /**
   * @throws ApiException (400) when the text is no key
   * @throws ApiException (404) when it is larger than any key
   */
  transform(value: string): number {
    if (!/^[1-9]\d{0,18}$/.test(value)) throw new ApiException(NO_KEY);
    const key = Number(value);
    if (!isKey(key)) throw new ApiException(NO_RECORD);
    return key;
  }
}
