import { BLANK, DASH } from '../phones.js';
import { digitForms, UNSEEN } from '../text.js';

const [unseen, blank, dash] = [UNSEEN, BLANK, DASH].map(({ source }) => source.slice(1, -1));
const BLANKS = String.raw`\s${blank}`;
const UNSEEN_BETWEEN = `[${unseen}]{0,3}`;
/** A line break as JSON has it. */
const BREAK = String.raw`\\[nrt]`;
/** Its letter is none of a word behind it. */
const BEHIND_BREAK = String.raw`(?<=\\[nrt])`;
const GAP = `[${BLANKS}${unseen}]{0,2}`;
const WORD_APART = (word: string): string => `[${BLANKS}]{1,2}${word}[${BLANKS}]{1,2}`;
const OPEN = String.raw`[({<\u005b]`;
const CLOSE = String.raw`[)}>\u005d]`;
/** Between the words of a name, and within one: D'Souza, S.Ramesh. */
const SIGNS = String.raw`.,'’‘${'`'}´/_()\u005b\u005d${dash}-`;
/** A comma or a bracket parts the names of two people. */
const BETWEEN_WORDS = `(?:[${BLANKS}${unseen}.'’‘_${dash}-]|${BREAK}){1,4}`;
/** Letters, and the vowel signs of Indian scripts. */
const LETTER = String.raw`[[:alpha:]\u0300-\u036f\u0900-\u0dff]`;
/** The last name first: "Nair, Priya". It stands alone in its line or its list: beside other words these are the names of two people. */
const REVERSED = `(?:[ \\t${blank}]{0,2},[ \\t${blank}]{0,3}|[ \\t${blank}]{1,2})`;
const ALONE_BEFORE = `(?<!${LETTER}[.]?[ \\t${blank}]{0,2})`;
const ALONE_BEHIND = `(?![ \\t${blank}]{0,2}${LETTER})`;
const IN_WORD = `[${BLANKS}${SIGNS}]{0,3}`;
/** Between the digits of a number that is known: more than a number is found by. */
const IN_NUMBER = `(?:[${BLANKS}${unseen},:;*|${SIGNS}]|${BREAK}){0,4}`;
const [ZERO = '', ONE = '', NINE = ''] = [0, 1, 9].map(digitForms);
const DIGIT = `[${Array.from({ length: 10 }, (_, digit) => digitForms(digit).slice(1, -1)).join('')}]`;

const FORMS = {
  email: {
    '@': `(?:${GAP}@${GAP}|${GAP}${OPEN}${GAP}(?:at|@)${GAP}${CLOSE}${GAP}|${WORD_APART('at')})`,
    '.': `(?:[.]|${GAP}${OPEN}${GAP}(?:dot|[.])${GAP}${CLOSE}${GAP}|${WORD_APART('dot')})`,
  },
  name: { ' ': BETWEEN_WORDS, ...Object.fromEntries([...".,'’‘`´()-‐‑–—"].map((sign) => [sign, IN_WORD])) },
  phone: Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [String(digit), digitForms(digit)])),
};
const sql = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const forms = (of: keyof typeof FORMS, between: string): string => `${sql(JSON.stringify(FORMS[of]))}, ${sql(between)}`;

/**
 * `person_patterns`: regular expressions for PostgreSQL that find e-mails, phones and names however people write them; those without
 * names for JavaScript, too. Whole e-mails, not ends of longer ones. One after the other they are faster than one of all.
 */
export const WRITTEN_FORMS_SQL = `
  create or replace function written_forms(value text, forms jsonb, apart text) returns text language sql immutable parallel safe as $$
    select string_agg(coalesce(forms ->> sign, regexp_replace(sign, '[].*+?^{}$()|[\\\\]', '\\\\\\&')), apart order by place)
    from unnest(string_to_array(value, null)) with ordinality t (sign, place) $$;

  create or replace function person_patterns(emails text[], phones text[], names text[]) returns text[] language sql immutable parallel safe as $$
    with shown as (select trim(regexp_replace(regexp_replace(name, ${sql(`[${unseen}]`)}, '', 'g'), ${sql(`[${BLANKS}]+`)}, ' ', 'g')) as name
      from unnest(names) name)
    select coalesce(array_agg(edge || '(?:' || forms || ')' || other_edge) filter (where forms is not null), '{}') from (
      select ${sql(`(?:(?<![a-z0-9._%+-])|${BEHIND_BREAK})`)} as edge, string_agg(written_forms(email, ${forms('email', UNSEEN_BETWEEN)}), '|') as forms,
          '(?![a-z0-9-]|[.][a-z0-9])' as other_edge
        from unnest(emails) email
      union all select ${sql(`(?<!${DIGIT})(?:[+]?${ZERO}{0,2}${NINE}${ONE}${IN_NUMBER})?(?:${ZERO}${IN_NUMBER})?`)},
          string_agg(written_forms(phone, ${forms('phone', IN_NUMBER)}), '|'), ${sql(`(?!${DIGIT})`)}
        from unnest(phones) phone
      union all select ${sql(`(?:(?<!${LETTER})|${BEHIND_BREAK})`)}, string_agg(written_forms(name, ${forms('name', UNSEEN_BETWEEN)}), '|'), '(?!${LETTER})'
        from shown
      union all select ${sql(`(?:${ALONE_BEFORE}|${BEHIND_BREAK})`)}, string_agg(written_forms(last_name, ${forms('name', UNSEEN_BETWEEN)})
          || ${sql(REVERSED)} || written_forms(first_names, ${forms('name', UNSEEN_BETWEEN)}), '|'), ${sql(ALONE_BEHIND)}
        from shown, lateral (select substring(name from '[^ ]+$') as last_name, substring(name from '^(.+) [^ ]+$') as first_names) parts
        where length(last_name) > 1 and first_names is not null) kinds $$;
`;
