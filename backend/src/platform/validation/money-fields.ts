import { IsInt, Max, Min } from 'class-validator';
import { isDay } from '../lists/list-query.js';
import { Field, type FieldOptions, Rule } from './field.js';

/** 1,000 crore rupees. */
export const MAX_PAISE = 1_000_000_000_000;
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

/** An amount in paise: a whole number, above zero unless `min` says otherwise. */
export function PaiseField({
  label,
  min = 1,
  ...options
}: FieldOptions & { label: string; min?: 0 | 1 }): PropertyDecorator {
  return Field(options, { type: 'integer', format: 'int64', minimum: min, maximum: MAX_PAISE }, [
    IsInt({ message: `${label} must be a whole number of paise` }),
    Min(min, { message: min ? `${label} must be more than zero` : `${label} cannot be negative` }),
    Max(MAX_PAISE, { message: `${label} must be at most 10,00,00,00,000 rupees` }),
  ]);
}

/** A percentage with two decimals at most. */
export function PercentField({
  label,
  max = 100,
  ...options
}: FieldOptions & { label: string; max?: number }): PropertyDecorator {
  const message = `${label} must be a number from 0 to ${max} with at most two decimals`;
  return Field(options, { type: 'number', minimum: 0, maximum: max }, [
    // class-validator counts decimals wrongly for numbers written with an exponent
    Rule((value) => (isPercent(value, max) ? undefined : message)),
  ]);
}

function isPercent(value: unknown, max: number): boolean {
  return typeof value === 'number' && value >= 0 && value <= max && Number(value.toFixed(2)) === value;
}

/** A calendar day in India, `YYYY-MM-DD`. */
export function DayField({ label, ...options }: FieldOptions & { label: string }): PropertyDecorator {
  return Field(options, { type: String, format: 'date' }, [
    Rule((value) => {
      if (typeof value !== 'string' || !isDay(value))
        return { message: `${label} must be a date such as 2026-12-01`, code: 'day' };
      const isLikely = value >= FIRST_DAY && value <= LAST_DAY;
      return isLikely ? undefined : { message: `${label} must be between ${FIRST_DAY} and ${LAST_DAY}`, code: 'day' };
    }),
  ]);
}
