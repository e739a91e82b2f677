import { ArrayMaxSize, IsArray } from 'class-validator';
import { checkText, Field, Rule } from '../platform/validation/field.js';
import { trimmed } from '../platform/validation/trimmed.js';
import { type WrongContext } from '../platform/validation/wrong-codes.js';
import { MAX_EMPLOYER } from './employee.entity.js';

const MAX_COMPANIES = 50;
const checkName = checkText('Each company', MAX_EMPLOYER);

/** Names as a list, or as a text with one in each line; null when there are none. */
function readNames(value: unknown): unknown {
  const names: unknown = typeof value === 'string' ? value.split('\n') : value;
  if (!Array.isArray(names)) return value;
  const named = names.map(trimmed).filter((name) => name !== '');
  return named.length ? [...new Set(named)] : null;
}

/** Names of companies that must never see the person (docs/rules.md#submissions). */
export function BlockedCompaniesField(): PropertyDecorator {
  return Field(
    {
      doc: 'Names of companies that never see the person: a list, or a text with one in each line',
      example: ['Deccan Motors Ltd'],
    },
    { type: [String] },
    [
      IsArray({ message: 'Blocked companies must be a list of names' }),
      ArrayMaxSize(MAX_COMPANIES, {
        message: `At most ${MAX_COMPANIES} companies can be blocked`,
        context: { values: { max: MAX_COMPANIES } } satisfies WrongContext,
      }),
      Rule((value, dto) => (value as unknown[]).map((name) => checkName(name, dto)).find((sentence) => sentence)),
    ],
    readNames,
  );
}
