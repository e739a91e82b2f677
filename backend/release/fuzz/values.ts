import fc from 'fast-check';
import { PASSWORD } from '../../test/support/agency.js';
import { type Schema } from '../../test/support/route-table.js';

/** Schemas by name. */
export type Schemas = Record<string, Schema>;

/** Keys that mostly exist: the demo data begins at 1. */
const USUAL_KEYS = 60;
const KNOWN_PEOPLE = 40;

/** Texts that have broken programs elsewhere. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\ufeff',
  '\u202etxt',
  'é'.normalize('NFD'),
  '👩🏽‍💻',
  'अनीता',
  'İ',
  'ß',
  '\r\nX: y',
  "' or '1'='1",
  '"; --',
  "'; drop table employees; --",
  '$1',
  '$$',
  '%',
  '_',
  '\\',
  '%%',
  "\\'",
  '(',
  ')',
  '*',
  '?',
  ':x',
  '@x',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '%0d%0aX:y',
  '=1+1',
  '+1',
  '-1',
  '@a',
  '../../etc/passwd',
  '..\\..',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-0',
  '1e309',
  '0x1f',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  'Infinity',
  '１２',
  '1,5',
  '2026-02-30',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  '\u0001',
  '\u007f',
  '\u0085',
  '\u2028',
  '\ufffe',
  'x'.repeat(101),
  'x'.repeat(5_001),
  '👩'.repeat(101),
  '['.repeat(200),
  'a@b',
  `${'a'.repeat(300)}@example.in`,
  'a@example.in\nBcc: b@example.in',
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 30 }));

/** A value of any kind where another one is expected; `undefined` stands for none at all. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, false, 0, -1, 1.5, 1e308, 2_147_483_648, Number.MAX_SAFE_INTEGER),
  fc.constantFrom<unknown>([], {}, [[]], [null], ['a', 1], { a: 1 }, { length: 1 }, { toString: 1 }, [{}]),
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
);

/** What the document does not say: the form of an e-mail where one logs in, and that few records are edited more than once. */
const MORE_KNOWN: Record<string, Schema> = { email: { format: 'email' }, version: { maximum: 2 } };

/** Values that a schema allows, most of them such as people send them. */
export function valid(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const { $ref, oneOf, properties, items } = schema;
  if ($ref) return valid(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (oneOf) return fc.oneof(...oneOf.map((one) => valid(one, schemas)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (properties) {
    const values = Object.entries(properties).map(
      ([name, property]) => [name, valid({ ...property, ...MORE_KNOWN[name] }, schemas)] as const,
    );
    return fc.record(Object.fromEntries(values), { requiredKeys: schema.required ?? [] });
  }
  if (items) return fc.array(valid(items, schemas), { maxLength: 5 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (schema.type === 'integer') return validInteger(schema);
  return validText(schema);
}

function validInteger({ minimum = 0, maximum = USUAL_KEYS }: Schema): fc.Arbitrary<number> {
  const usual = fc.integer({ min: minimum, max: Math.min(maximum, USUAL_KEYS) });
  return fc.oneof({ weight: 5, arbitrary: usual }, fc.integer({ min: minimum, max: maximum }));
}

function validText({ format, pattern, maxLength = 100, example }: Schema): fc.Arbitrary<unknown> {
  const usual = fc.constant(example ?? 'Asha Rao');
  const people = fc.nat(KNOWN_PEOPLE).map((n) => `person${n}@example.in`);
  const byFormat: Record<string, fc.Arbitrary<unknown>> = {
    email: fc.oneof(people, usual, fc.emailAddress()),
    password: fc.oneof({ weight: 4, arbitrary: fc.constant(PASSWORD) }, fc.string({ minLength: 8, maxLength })),
    uri: fc.oneof(usual, fc.webUrl({ withQueryParameters: true, withFragments: true })),
    date: fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }).map(dayOf),
  };
  const known = byFormat[format ?? ''];
  if (known) return known;
  if (pattern && !pattern.includes('\\p')) return fc.oneof(usual, fc.stringMatching(new RegExp(pattern)));
  return fc.oneof(usual, fc.string({ unit: 'grapheme', maxLength }));
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** A body that was right until somebody changed up to three of its values, or added one. */
export function mutated(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({
    place: fc.nat(),
    value: oddValue,
    added: fc.option(fc.constantFrom('id', 'role', 'a', '')),
  });
  return fc.tuple(right, fc.array(change, { minLength: 1, maxLength: 3 })).map(([body, changes]) => {
    const copy: unknown = structuredClone(body);
    for (const { place, value, added } of changes) {
      const places = placesIn(copy);
      const at = places[place % Math.max(1, places.length)];
      if (at) at.of[added ?? at.name] = structuredClone(value);
    }
    return copy;
  });
}

interface Place {
  of: Record<string, unknown>;
  name: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const of = value as Record<string, unknown>;
  return Object.keys(of).flatMap((name) => [{ of, name }, ...placesIn(of[name])]);
}
