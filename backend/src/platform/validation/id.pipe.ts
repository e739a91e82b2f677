import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiException, problem } from '../errors/problem.js';
import { isKey } from './key.js';

const NO_KEY = problem('request.id_invalid', 400, 'The id in the address is not valid');
const NO_RECORD = problem('record.not_found', 404, 'There is no record with this id');

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
