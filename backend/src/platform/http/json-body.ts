import { type FastifyInstance } from 'fastify';
import secureJsonParse from 'secure-json-parse';
import './takes-form.js';
import { ApiException } from '../errors/problem.js';
import { MALFORMED, NOT_JSON } from '../errors/problems.js';

const DEEPEST = 32;
const MAX_KEYS = 1000;

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
  let keys = 0;
  let level: object[] = [body];
  for (let depth = 1; level.length; depth += 1) {
    if (depth > DEEPEST) throw new Error('too deep');
    const children = level.flatMap((value) => Object.values(value) as unknown[]);
    keys += children.length;
    if (keys > MAX_KEYS) throw new Error('too many values');
    level = children.filter((value): value is object => typeof value === 'object' && value !== null);
  }
}
