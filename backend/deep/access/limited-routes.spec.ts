import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../test/support/agency.js';
import { limitedRoutes, openApiOnDisk, type Schema } from '../../test/support/route-table.js';

const CONTRACT = openApiOnDisk();

/** A browser's answer has no example: nobody knows this passkey. Accepted terms may not be those of the example. */
const GIVEN: Readonly<Record<string, unknown>> = {
  passkey: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'e30' } },
  termsVersion: null,
};

/** A value as the contract gives an example of it; a token is shortened there. */
function exampleOf({ $ref, oneOf, example, properties }: Schema): unknown {
  const named = $ref && CONTRACT.components.schemas[$ref.split('/').at(-1) ?? ''];
  const other = named ?? oneOf?.[0];
  if (other && example === undefined) return exampleOf(other);
  if (!properties) return typeof example === 'string' ? example.replace('…', 'A'.repeat(39)) : example;
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, name in GIVEN ? GIVEN[name] : exampleOf(schema)]),
  );
}

describe('a route without a login', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.open({ RATE_LIMITS: 'on' });
  });
  afterAll(() => agency.close());

  it.each(limitedRoutes(CONTRACT).map((route) => [route.name, route] as const))(
    '%s counts each of its calls by the address, also one that says to wait',
    async (_, { method, path, parameters = [], requestBody }) => {
      const address = new URL(path, agency.base);
      for (const { name, schema } of parameters)
        address.searchParams.set(name, typeof schema.example === 'string' ? schema.example : 'AAAA');
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
      await agency.database.sql('delete from rate_limits');
      let before = 0;
      for (const call of ['the first', 'the second']) {
        const answer = await fetch(address, {
          method,
          redirect: 'manual',
          ...(schema && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(exampleOf(schema)) }),
        });
        expect(answer.status).toBeLessThan(500);
        const [{ points }] = (await agency.database.sql(
          'select coalesce(sum(points), 0)::int as points from rate_limits',
        )) as [{ points: number }];
        const said = await answer.text();
        expect([call, said, points > before]).toEqual([call, said, true]);
        before = points;
      }
    },
  );
});
