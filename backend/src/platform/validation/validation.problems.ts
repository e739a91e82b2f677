import { problem } from '../errors/problem.js';

/** For bodies about money; the sentence is that of the first invalid field (docs/rules.md#unprocessable). */
export const UNPROCESSABLE = problem('request.unprocessable', 422, 'The request is not valid');
export const NO_KEY = problem('request.id_invalid', 400, 'The id in the address is not valid');
export const NO_RECORD = problem('record.not_found', 404, 'There is no record with this id');
