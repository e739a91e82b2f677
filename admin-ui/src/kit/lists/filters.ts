import { digitsOnly } from '@niyukt/ui-shared/domain/input';
import type { ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import type { ComponentType } from 'react';

/** What is typed into a filter is asked for once the typing rests this long. */
export const DEBOUNCE_MILLISECONDS = 250;

interface Choice {
  id: string;
  name: string;
}

/** Asked for when they are shown: their words are of the language of that moment. */
type Choices = () => readonly Choice[];

/** What a filter asks for when a choice is made, and which choice stands for it. */
interface ChoiceValues {
  parse: (choice: string) => string | readonly string[];
  format: (value?: string | readonly string[]) => string;
}

/** What the input of a list's own filter is given. */
export interface OwnInputProps {
  source: string;
  label: string;
}

/** How a filter is entered. */
export type FilterEntry =
  | ({ kind: 'choice'; choices: Choices } & Partial<ChoiceValues>)
  | { kind: 'own'; Input: ComponentType<OwnInputProps> }
  | { kind: 'text'; parse?: (typed: string) => string; isNumeric?: boolean }
  | { kind: 'day'; parse: (day: string) => string | undefined; format?: (value: string | undefined) => string };

/** A filter that can be added to a list. */
export interface ListFilter {
  /** The field of the API. */
  source: string;
  label: ConsoleTextKey;
  entry: FilterEntry;
}

/** Equal to one of fixed values, or to what a choice stands for. */
export const choiceFilter = (
  source: string,
  label: ConsoleTextKey,
  choices: Choices,
  values?: ChoiceValues,
): ListFilter => ({
  source,
  label,
  entry: { kind: 'choice', choices, ...values },
});

/** Equal to a text. */
export const textFilter = (source: string, label: ConsoleTextKey): ListFilter => ({
  source,
  label,
  entry: { kind: 'text' },
});

/** Entered in an input of the list's own. */
export const ownFilter = (source: string, label: ConsoleTextKey, Input: ComponentType<OwnInputProps>): ListFilter => ({
  source,
  label,
  entry: { kind: 'own', Input },
});

const DAY_LENGTH = '2026-11-21'.length;
/** While a year is typed, the browser answers days of the years 2, 20 and 202. */
const WHOLE_YEAR = /^[12]\d{3}-/;

/** From a day, or until one, of a field that holds days. */
export const dayFilter = (source: string, label: ConsoleTextKey): ListFilter => ({
  source,
  label,
  entry: { kind: 'day', parse: (day) => (WHOLE_YEAR.test(day) ? day : undefined) },
});

/**
 * From or until a day in India, of a field that holds moments: a bare day would be its first moment in UTC.
 * @param source ends in `_gte` for the beginning of the day, in `_lte` for its end
 */
export function momentFilter(source: string, label: ConsoleTextKey): ListFilter {
  const moment = source.endsWith('_lte') ? 'T23:59:59.999+05:30' : 'T00:00:00+05:30';
  return {
    source,
    label,
    entry: {
      kind: 'day',
      parse: (day) => (WHOLE_YEAR.test(day) ? day + moment : undefined),
      format: (value) => value?.slice(0, DAY_LENGTH) ?? '',
    },
  };
}

/** Equal to an e-mail address, which is stored in small letters. */
export const emailFilter = (source: string, label: ConsoleTextKey): ListFilter => ({
  source,
  label,
  entry: { kind: 'text', parse: (typed) => typed.trim().toLowerCase() },
});

/** Most digits of a key that the database can hold for certain. */
const KEY_DIGITS = 9;

/** Equal to the key of a record. */
export const keyFilter = (source: string, label: ConsoleTextKey): ListFilter => ({
  source,
  label,
  entry: { kind: 'text', parse: (typed) => digitsOnly(typed, KEY_DIGITS), isNumeric: true },
});
