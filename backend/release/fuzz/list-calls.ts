import fc from 'fast-check';
import { type AdminList } from '../../test/support/admin-lists.js';
import { HOSTILE_TEXTS, oddValue } from './values.js';

/** All parameters together stay below what Node takes as the first line of a request. */
const MAX_PARAMETER_LENGTH = 3_000;
const DIRECTIONS = ['ASC', 'DESC', 'asc', 'desc'];
const WORDS = [
  'rao',
  'it',
  'Pune',
  'react developer',
  'a',
  '42',
  'अ',
  'open',
  'Full-time',
  'placed',
  'IT',
  '9876543210',
];

const RAW = ['sort=["id","ASC"]', 'range=[0,9]', 'filter={}', 'q=%ff%fe', 'q=%00', 'id[]=1', 'id[$ne]=1', '&&=&'];

const text = fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary' }));
const day = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
const moment = fc.oneof(
  fc.constantFrom('2026-01-01', '2026-01-01T00:00:00Z', '2026-02-30', '0001-01-01', '2026-01-01T24:00:00', 'now'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const one = fc.oneof(text, fc.integer(), fc.nat(200), fc.boolean(), fc.constantFrom('1', '17', 'true'));

/** The value of a parameter, whole or spoiled. */
const asJson = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: value.map((content) => jsonOf(content)) },
    fc.tuple(value, fc.nat(40)).map(([content, length]) => jsonOf(content).slice(0, length)),
    text,
    fc.json(),
  );

/** The part of an address after the question mark, for a list: half of them take what it offers, the others anything. */
export function listQuery(list: AdminList): fc.Arbitrary<string> {
  return fc.oneof(rightQuery(list), anyQuery(list));
}

function rightValue(field: string): fc.Arbitrary<unknown> {
  if (field === 'disabled') return fc.boolean();
  if (/(^|_)id$|^count$/.test(field)) return fc.oneof(fc.nat(200), fc.nat(200).map(String), fc.integer());
  if (/_date$|^created_at$|^at$/.test(field)) return day;
  return fc.oneof(
    fc.constantFrom(...WORDS),
    fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0')),
    fc.nat(),
  );
}

function rightQuery({ sorts, ranges }: AdminList): fc.Arbitrary<string> {
  const fields = fc.constantFrom('id', ...sorts);
  const condition = fields.chain((field) => {
    const value = rightValue(field);
    return fc.tuple(fc.constant(field), fc.oneof(value, fc.array(value, { maxLength: 4 })));
  });
  const bound = fc.constantFrom(...ranges.flatMap((field) => [`${field}_gte`, `${field}_lte`]));
  const parameters = fc.record(
    {
      sort: fc.tuple(fields, fc.constantFrom(...DIRECTIONS)),
      range: fc.tuple(fc.nat(150), fc.nat(999)).map(([from, more]) => [from, from + more]),
      filter: fc
        .array(fc.oneof(condition, fc.tuple(bound, day), fc.tuple(fc.constant('q'), fc.constantFrom(...WORDS))), {
          maxLength: 3,
        })
        .map((entries): unknown => Object.fromEntries(entries)),
    },
    { requiredKeys: [] },
  );
  return parameters.map((given) => pairs(Object.entries(given).map(([name, value]) => [name, jsonOf(value)])));
}

function anyQuery({ fields, sorts, ranges, key }: AdminList): fc.Arbitrary<string> {
  const anyField = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('id', key, ...fields, ...sorts) },
    fc.constantFrom('search_text', 'password_hash', '__proto__', 'constructor', 't.id', '1', ''),
    text,
  );
  const sort = fc.oneof(fc.tuple(anyField, fc.oneof(fc.constantFrom(...DIRECTIONS), oddValue)), oddValue);
  const range = fc.oneof(fc.tuple(fc.integer(), fc.integer()), fc.tuple(oddValue, oddValue), oddValue);
  const condition = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(anyField, fc.oneof(one, fc.array(one, { maxLength: 4 }))) },
    fc.tuple(fc.constant('q'), fc.oneof(text, oddValue)),
    fc.tuple(fc.constantFrom(...ranges.flatMap((field) => [`${field}_gte`, `${field}_lte`])), moment),
    fc.tuple(
      anyField.map((field) => `${field}_gte`),
      fc.oneof(moment, oddValue),
    ),
    fc.tuple(anyField, oddValue),
  );
  const filter = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.array(condition, { maxLength: 4 }).map((entries): unknown => Object.fromEntries(entries)),
    },
    oddValue,
  );
  const plain = condition.map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : jsonOf(value),
  ]);
  const parameters = fc.record(
    {
      sort: asJson(sort),
      range: asJson(range),
      filter: asJson(filter),
      others: fc.array(plain, { maxLength: 2 }),
      raw: fc.constantFrom(...RAW),
    },
    { requiredKeys: [] },
  );
  return parameters.map(({ others = [], raw, ...given }) =>
    [pairs([...Object.entries(given), ...others]), raw].filter(Boolean).join('&'),
  );
}

function pairs(parameters: [string, string][]): string {
  return parameters.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
}

function jsonOf(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

function escaped(content: string): string {
  return encodeURIComponent(content.toWellFormed()).slice(0, MAX_PARAMETER_LENGTH);
}
