import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { LEAK } from '../../test/support/leak.js';
import { type RawAnswer } from '../../test/support/raw-request.js';
import {
  type ApiDocument,
  EVERYBODY,
  type Identity,
  type RouteRow,
  type Schema,
} from '../../test/support/route-table.js';
import { type FuzzCall } from './calls.js';

/** What no answer holds, not even inside of what people have written: a stack, a path, a hash, a secret field. */
const LEAK_ANYWHERE = /\n +at .+:\d+:\d+|node_modules|\$argon2|"(password_hash|session_version)":|QueryFailedError/;

/** Holds answers against the document, the table of routes and what must never be said. */
export class AnswerCheck {
  private readonly ajv = new Ajv({ strict: false, allErrors: false });
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(
    private readonly document: ApiDocument,
    private readonly rows: RouteRow[],
  ) {
    addFormats.default(this.ajv);
    this.ajv.addSchema({ $id: 'api', components: closed(document.components) });
  }

  /** @returns what is wrong with an answer */
  faults(call: FuzzCall, answer: RawAnswer): string[] {
    const { status, text, body } = answer;
    const faults: string[] = [];
    if (status >= 500) faults.push(`answers ${status}`);
    if (status < 400 && !this.mayCall(call)) faults.push(`answers ${status} to ${call.who}`);
    const [leak] = (LEAK_ANYWHERE.exec(text) ?? (status >= 400 && LEAK.exec(text))) || [];
    if (leak) faults.push(`says what it should not: ${leak}`);
    if (status >= 400 && (body?.['statusCode'] !== status || body['requestId'] !== answer.headers['x-request-id'])) {
      faults.push('is not the one error body of its status and request');
    }
    return [...faults, ...this.contractFaults(call, answer)];
  }

  private mayCall({ operation, who }: FuzzCall): boolean {
    const [method, path] = operation.split(' ');
    const route = this.rows.find((row) => row.method === method && row.path === path?.replace(/\{(\w+)\}/g, ':$1'));
    const identity: Identity = EVERYBODY.find((name) => name === who) ?? 'nobody';
    return route?.allowed.includes(identity) ?? false;
  }

  private contractFaults({ operation }: FuzzCall, { status, body, text, headers }: RawAnswer): string[] {
    const [method = '', path = ''] = operation.split(' ');
    const documented = this.document.paths[path]?.[method.toLowerCase()]?.responses[status];
    if (!documented) return [`answers ${status}, which is not documented`];
    if (status >= 400 && !documented.description.includes(`\`${String(body?.['code'])}\``)) {
      return [`answers ${status} with the code ${String(body?.['code'])}, which is not documented`];
    }
    // a redirection has no body, and says none
    if (!documented.content && !text) return [];
    const [type = ''] = (headers['content-type'] ?? '').split(';');
    const schema = documented.content?.[type]?.schema;
    // a file is known by its type
    if (schema && type !== 'application/json') return [];
    if (!schema) return [`answers ${status}, whose body is not documented`];
    const validate = this.validatorOf(schema);
    return validate(body) ? [] : [`breaks its schema: ${this.ajv.errorsText(validate.errors)}`];
  }

  private validatorOf(schema: Schema): ValidateFunction {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
    const known = this.compiled.get(text);
    if (known) return known;
    const validate = this.ajv.compile(JSON.parse(text) as object);
    this.compiled.set(text, validate);
    return validate;
  }
}

/** The same schemas, whose objects may hold nothing that is not documented. */
function closed<T>(schemas: T): T {
  return JSON.parse(JSON.stringify(schemas), (_, value: Schema | null) =>
    value?.type === 'object' && value.properties ? { additionalProperties: false, ...value } : value,
  ) as T;
}
