import { ApiError } from '@niyukt/ui-shared/api/api-error';

/** Whether a call failed because of the code of the mail, which is to be entered again. */
export const isWrongCode = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'code.invalid';
