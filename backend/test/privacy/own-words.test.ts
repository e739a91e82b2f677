import { describe, expect, it } from 'vitest';
import { PERSONAL_DATA } from '../../src/data-requests/personal-data.js';
import { FIELD_WORDS, PLACE_WORDS } from '../../src/data-requests/own-words.js';

/** Names that would tell of the staff, of notes, of what the agency earns, or of others. */
const NEVER = /admin|note_company|_by\b|created_by|fee_|author|journal|reader|decision|drop_reason|password|token|hash/;

describe('what people may download of every place', () => {
  it('is declared: fields, or nothing with a reason', () => {
    for (const { name, own } of PERSONAL_DATA) {
      const said = own as { fields?: readonly string[]; nothing?: string } | undefined;
      expect([name, Boolean(said?.fields?.length) !== Boolean(said?.nothing)]).toEqual([name, true]);
    }
  });

  it('names no field of the staff’s', () => {
    const fields = PERSONAL_DATA.flatMap(({ own }) => ('fields' in own ? own.fields : []));
    expect(fields.filter((field) => NEVER.test(field))).toEqual([]);
  });

  it('has words in every language', () => {
    for (const { name, own } of PERSONAL_DATA) {
      if ('nothing' in own) continue;
      const names = own.fields.flatMap((field) => field.split('.')).filter((field) => field !== 'content');
      const missing = names.filter((field) => !FIELD_WORDS[field]);
      expect([name, Object.keys(PLACE_WORDS[name] ?? {}), missing]).toEqual([name, ['en', 'hi'], []]);
    }
  });
});
