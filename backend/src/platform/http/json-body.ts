import './route-config.js';
import { type FastifyInstance } from 'fastify';
import secureJsonParse from 'secure-json-parse';
import { ApiException } from '../errors/problem.js';
import { MALFORMED, NOT_JSON } from '../errors/problems.js';

const DEEPEST = 32;
const MAX_KEYS = 1000;
/** Texts, numbers and such in arrays: each list says itself how many it takes, with a sentence of its own. */
const MAX_PLAIN_ITEMS = 5000;

/**
 * JSON is the only body that is taken: an object, not too deep, not too wide, without keys that reach for prototypes. A form is dropped
 * on routes with `@TakesForm`.
 */
export function takeJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseBody(text as string));
    } catch {
      done(new ApiException(MALFORMED));
    }
  });
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    ({ routeOptions }, _, done) => {
      if (routeOptions.config.takesForm) done(null, undefined);
      else done(new ApiException(NOT_JSON));
    },
  );
}

function parseBody(text: string): object | undefined {
  if (text === '') return undefined;
  const body: unknown = secureJsonParse.parse(text, { protoAction: 'error', constructorAction: 'error' });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Error('not an object');
  checkSize(body);
  return body;
}

function checkSize(body: object): void {
  let [keys, plainItems] = [0, 0];
  let level: object[] = [body];
  for (let depth = 1; level.length; depth += 1) {
    if (depth > DEEPEST) throw new Error('too deep');
    const children: object[] = [];
    for (const parent of level) {
      const values = Object.values(parent) as unknown[];
      const nested = values.filter((value): value is object => typeof value === 'object' && value !== null);
      const isArray = Array.isArray(parent);
      keys += isArray ? nested.length : values.length;
      if (isArray) plainItems += values.length - nested.length;
      children.push(...nested);
    }
    if (keys > MAX_KEYS || plainItems > MAX_PLAIN_ITEMS) throw new Error('too many values');
    level = children;
  }
}
