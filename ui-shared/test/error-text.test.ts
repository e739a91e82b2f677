import { expect, it } from 'vitest';
import { ApiError } from '../src/api/api-error';
import { errorText, fieldText, serverText } from '../src/errors/error-text';
import { showTexts } from '../src/i18n/translate';

showTexts({ 'error.company.not_found': 'Another text', 'error.validation.too_long': '%{max} letters' }, 'en-IN');

const FALLBACK = 'Failed to load';

it.each([
  [
    'the text of its code, if the language has one',
    new ApiError(404, 'Company not found', { code: 'company.not_found' }),
    'Another text',
  ],
  ['the sentence of the server', new ApiError(404, 'Admin not found', { code: 'admin.not_found' }), 'Admin not found'],
  ['what the call says, when no code came', new ApiError(502, 'Request failed'), 'Request failed'],
  ['the fallback, for what is no failed call', new TypeError('x is not a function'), FALLBACK],
])('of an error people read %s', (_, error, text) => {
  expect(errorText(error, FALLBACK)).toBe(text);
  expect(serverText(error, FALLBACK)).toBe(text);
});

it('of a call whose answer was lost people read the fallback where the call has words of its own for that', () => {
  expect(serverText(new ApiError(0, 'No answer came', { noAnswer: 'lost' }), FALLBACK)).toBe(FALLBACK);
  expect(errorText(new ApiError(0, 'No answer came', { noAnswer: 'lost' }), FALLBACK)).toBe('No answer came');
});

it('of a device without a network people read that it has none', () => {
  const error = new ApiError(0, 'You are offline.', { noAnswer: 'offline' });
  expect([serverText(error, FALLBACK), errorText(error, FALLBACK)]).toEqual(['You are offline.', 'You are offline.']);
});

it('of a wrong field people read the text of its code with the values, and the sentence where a value is missing', () => {
  const wrong = { field: 'name', message: 'Name is too long', code: 'validation.too_long' };
  expect([fieldText({ ...wrong, values: { max: 100 } }), fieldText(wrong)]).toEqual([
    '100 letters',
    'Name is too long',
  ]);
  expect(fieldText({ ...wrong, code: 'validation.email' })).toBe('Name is too long');
  const error = { code: 'request.invalid', fields: [{ ...wrong, field: 'salutation', values: { max: 100 } }] } as const;
  expect(errorText(new ApiError(400, 'Name is too long', { ...error, fields: [...error.fields] }), FALLBACK)).toBe(
    '100 letters',
  );
});
