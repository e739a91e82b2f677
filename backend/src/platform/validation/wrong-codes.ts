import { type FieldErrorDto } from '../errors/error-body.dto.js';

/** What may be wrong with a field: answered as `validation.<code>`. */
export type WrongCode =
  | 'required'
  | 'not_text'
  | 'too_long'
  | 'letters_only'
  | 'no_address'
  | 'agency_name'
  | 'choice'
  | 'email'
  | 'mobile'
  | 'whole_number'
  | 'too_small'
  | 'too_large'
  | 'moment'
  | 'day'
  | 'yes_or_no'
  | 'list'
  | 'too_many'
  | 'link'
  | 'link_https'
  | 'password_short'
  | 'password_long'
  | 'password_common'
  | 'password_differs'
  | 'changed'
  | 'form'
  | 'wrong';

/** What is wrong with a value: the sentence, and the same for programs that say it in another language (docs/translating.md). */
export interface Wrong {
  message: string;
  /** Answered as `validation.<code>`. */
  code: WrongCode;
  values?: Readonly<Record<string, string | number>>;
}

/** Answers what is wrong with a value, or its sentence alone; undefined when it is right. */
export type Check = (value: unknown, dto: Record<string, unknown>) => string | Wrong | undefined;

export const messageOf = (wrong: string | Wrong): string => (typeof wrong === 'string' ? wrong : wrong.message);

/** What a rule tells of itself besides its message. */
export interface WrongContext extends Partial<Pick<Wrong, 'code' | 'values'>> {
  check?: Check;
}

/** Of the rules of class-validator that say nothing else. */
const OF_RULES: Readonly<Record<string, WrongCode>> = {
  isIn: 'choice',
  isInt: 'whole_number',
  min: 'too_small',
  max: 'too_large',
  isBoolean: 'yes_or_no',
  isArray: 'list',
  arrayMaxSize: 'too_many',
  arrayNotEmpty: 'required',
  isDefined: 'required',
  isString: 'not_text',
  matches: 'form',
};

/** What is answered about a field. */
export const fieldError = (field: string, { message, code, values }: Wrong): FieldErrorDto => ({
  field,
  message,
  code: `validation.${code}`,
  ...(values && { values }),
});

/**
 * What is answered about a field that breaks a rule.
 * @param rule as class-validator calls it
 * @param value of the field of this DTO
 */
export function brokenRule(
  field: string,
  [rule, message]: [string, string],
  { check, ...context }: WrongContext,
  { value, target }: { value?: unknown; target?: object },
): FieldErrorDto {
  const found = check?.(value, (target ?? {}) as Record<string, unknown>);
  const { code, values } = typeof found === 'object' ? found : context;
  return fieldError(field, { message, code: code ?? OF_RULES[rule] ?? 'wrong', ...(values && { values }) });
}
