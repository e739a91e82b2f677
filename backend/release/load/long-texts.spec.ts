import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency, jobForm } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { type ApiRecord, recordOf } from '../../test/support/office.js';
import { EVERYBODY, openApiOnDisk, routeRows, type Schema } from '../../test/support/route-table.js';
import { report } from '../support/report.js';

/** What patterns are slow on when they are tried anew at each place: runs of one sign, and of two in turns, before something else. */
const UNITS = [' ', '\n', 'a', '1', '.', '-', ',', '@', '/', '(', '%', '<', 'a@', 'a.', '.a ', '1,', ' to '];
const AROUND = [
  ['a', '='],
  ['a@', '@'],
  ['http://a', '"'],
] as const;
/** A body has at most 100 kB, an address 16. */
const IN_BODY = 90_000;
const IN_ADDRESS = 14_000;
const MAX_MILLISECONDS = 300;
const TRIES = 3;
const MAX_REPORTED = 5;

interface Call {
  method: string;
  path: string;
  who: (typeof EVERYBODY)[number];
  /** What of it holds the text. */
  field: string;
  maxLength: number;
  send: (client: ApiClient, path: string, text: string) => Promise<{ status: number }>;
}

/** A text of a body. */
interface Place {
  name: string;
  maxLength: number;
  /** The body with this text at the place. */
  body: (text: string) => unknown;
}

const { paths, components } = openApiOnDisk();

/** Every text that somebody can send, by who needs the least rights to send it. */
function* calls(): Generator<Call> {
  const routes = routeRows();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [verb, { parameters = [], requestBody }] of Object.entries(operations)) {
      const method = verb.toUpperCase();
      const route = routes.find((row) => row.method === method && row.path === path.replace(/\{(\w+)\}/g, ':$1'));
      const who = EVERYBODY.find((one) => route?.allowed.includes(one));
      if (!who) throw new Error(`${method} ${path} is not in docs/routes.md`);
      const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.schema.type === 'string');
      for (const { name, schema } of query) {
        const send: Call['send'] = (client, place, text) => client.get(`${place}?${name}=${encodeURIComponent(text)}`);
        yield { method, path, who, field: `?${name}`, maxLength: schema.maxLength ?? 0, send };
      }
      for (const { name, maxLength, body } of placesIn(requestBody?.content?.['application/json']?.schema ?? {})) {
        const send: Call['send'] = (client, place, text) => client.send(method, place, body(text));
        yield { method, path, who, field: name, maxLength, send };
      }
    }
  }
}

/** Each call with each text, at the greatest length of the field and at that of what holds it. */
function* texts(): Generator<[Call, string]> {
  for (const call of calls()) {
    for (const unit of UNITS) {
      const longest = call.field.startsWith('?') ? IN_ADDRESS / encodeURIComponent(unit).length : IN_BODY / unit.length;
      for (const [before, after] of AROUND) {
        if (call.maxLength) {
          const middle = unit.repeat(call.maxLength).slice(0, call.maxLength - before.length - after.length);
          yield [call, before + middle + after];
        }
        yield [call, before + unit.repeat(longest) + after];
      }
    }
  }
}

function placesIn(schema: Schema): Place[] {
  const { $ref, oneOf, properties = {}, items, type, maxLength = 0 } = schema;
  if ($ref) return placesIn(referred($ref));
  if (oneOf) return oneOf.flatMap(placesIn);
  if (items) return placesIn(items).map((place) => ({ ...place, body: (text) => [place.body(text)] }));
  if (type === 'string') return schema.enum ? [] : [{ name: '', maxLength, body: (text) => text }];
  return Object.entries(properties).flatMap(([name, property]) =>
    placesIn(property).map((place) => ({
      name: `.${name}${place.name}`,
      maxLength: place.maxLength,
      body: (text) => ({ ...(exampleOf(schema) as object), [name]: place.body(text) }),
    })),
  );
}

function exampleOf(schema: Schema): unknown {
  const { $ref, oneOf, properties, items, example, type, minimum = 1 } = schema;
  if ($ref) return exampleOf(referred($ref));
  if (oneOf?.[0]) return exampleOf(oneOf[0]);
  if (properties) {
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, exampleOf(property)]));
  }
  if (items) return [exampleOf(items)];
  if (type === 'boolean') return false;
  return example ?? schema.enum?.[0] ?? (type === 'string' ? 'Asha Rao' : minimum);
}

const referred = (reference: string): Schema => components.schemas[reference.split('/').at(-1) ?? ''] ?? {};

describe('R65: a text of many equal signs', () => {
  let agency: AloneAgency;
  let clients: Record<(typeof EVERYBODY)[number], ApiClient>;
  /** The employee's own key, the company's, and that of its job. */
  const keys = { employees: 0, companies: 0, jobs: 0 };

  const gather = async (): Promise<Record<(typeof EVERYBODY)[number], ApiClient>> => {
    const [admin, superAdmin] = [await agency.staff(), await agency.staff('super_admin')];
    const [employee, company] = [await agency.employee(admin), await agency.company(admin)];
    const job = await recordOf(company.post('/jobs/create', jobForm()));
    keys.employees = Number((employee.record as ApiRecord)['employee_id']);
    keys.companies = Number((company.record as ApiRecord)['company_id']);
    keys.jobs = Number(job['request_id']);
    return { nobody: agency.anyone, employee, company, admin, super_admin: superAdmin };
  };
  const addressOf = (path: string): string => {
    const { employees, companies, jobs } = keys;
    const key = path.includes('employees') ? employees : path.includes('compan') ? companies : jobs;
    return path.replace(/\{\w+\}/g, String(key || 1));
  };

  beforeAll(async () => {
    agency = await Agency.openAlone();
    clients = await gather();
  });
  afterAll(() => agency.close());

  /** Milliseconds of processor time that the product needs for a call. */
  async function cost({ path, who, send }: Call, text: string): Promise<number> {
    const before = agency.product.processorTime;
    const { status } = await send(clients[who], addressOf(path), text);
    const took = agency.product.processorTime - before;
    if (status === 401 && who !== 'nobody') clients = await gather();
    return took;
  }

  it('takes no call longer than a moment, in any field, at its own greatest length and at that of the body', async () => {
    const slow: string[] = [];
    let [sent, most] = [0, 0];
    for (const [call, text] of texts()) {
      let least = Infinity;
      for (let tried = 0; tried < TRIES && least > MAX_MILLISECONDS; tried += 1) {
        least = Math.min(least, await cost(call, text));
      }
      [sent, most] = [sent + 1, Math.max(most, least)];
      if (least <= MAX_MILLISECONDS) continue;
      slow.push(`${call.method} ${call.path} ${call.field}: ${least} ms for ${text.length} of ${text.slice(0, 20)}`);
      if (slow.length === MAX_REPORTED) break;
    }
    report('long texts', { calls: sent, 'most processor time': most });
    expect(sent).toBeGreaterThan(1_000);
    expect(slow).toEqual([]);
    expect(await agency.anyone.get('/health/live')).toMatchObject({ status: 200 });
  }, 1_800_000);
});
