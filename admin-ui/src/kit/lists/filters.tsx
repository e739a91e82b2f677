import { type ComponentType, createContext, type ReactElement, use } from 'react';
import { isWholeDay } from '@niyukt/ui-shared/domain/calendar-days';
import { digitsOnly } from '@niyukt/ui-shared/domain/input';
import type { ConsoleTextKey } from '../../texts/console';

/** What is typed into a filter is requested once the typing rests this long. */
export const DEBOUNCE_MILLISECONDS = 250;

/** What every filter of a list says of itself. */
export interface FilterProps {
  /** The field of the API. */
  source: string;
  /** Its key; the input gets the words. */
  label: ConsoleTextKey;
}

/** A filter that can be added to a list: an input of react-admin's form, such as those below. */
export type FilterElement = ReactElement<FilterProps>;

interface Choice {
  id: string;
  name: string;
}

/** What an input of react-admin's is given by a filter. */
export interface FilterInputProps {
  parse?: (typed: string) => string | readonly string[] | undefined;
  format?: (value?: string | readonly string[]) => string;
  isNumeric?: boolean;
  choices?: () => readonly Choice[];
}

type Kind = 'choice' | 'text' | 'day';

const InputsContext = createContext<Readonly<Record<Kind, ComponentType<FilterInputProps>>> | undefined>(undefined);

/** Gives the filters their inputs, which bring a form library: a list is there before it. */
export const FilterInputs = InputsContext.Provider;

/** The input of a kind, once a filter is added. */
function Input({ kind, ...props }: FilterInputProps & { kind: Kind }) {
  const Shown = use(InputsContext)?.[kind];
  return Shown && <Shown {...props} />;
}

interface ChoiceFilterProps extends FilterProps {
  /** Asked for when they are shown: their words are of the language of that moment. */
  choices: () => readonly Choice[];
  /** What it asks for when a choice is made. */
  parse?: (choice: string) => string | readonly string[];
  /** Which choice stands for that. */
  format?: (value?: string | readonly string[]) => string;
}

/** Equal to one of fixed values, or to what a choice stands for. */
export const ChoiceFilter = (props: ChoiceFilterProps) => <Input kind="choice" {...props} />;

/** Equal to a text. */
export const TextFilter = (props: FilterProps) => <Input kind="text" {...props} />;

const DAY_LENGTH = '2026-11-21'.length;

/** From a day, or until one, of a field that holds days. */
export const DayFilter = (props: FilterProps) => (
  <Input kind="day" {...props} parse={(day) => (isWholeDay(day) ? day : undefined)} />
);

/**
 * From or until a day in India, of a field that holds moments: a bare day would be its first moment in UTC. Its source ends in `_gte`
 * for the beginning of the day, in `_lte` for its end.
 */
export function MomentFilter(props: FilterProps) {
  const moment = props.source.endsWith('_lte') ? 'T23:59:59.999+05:30' : 'T00:00:00+05:30';
  return (
    <Input
      kind="day"
      {...props}
      parse={(day) => (isWholeDay(day) ? day + moment : undefined)}
      format={(value) => (typeof value === 'string' ? value.slice(0, DAY_LENGTH) : '')}
    />
  );
}

/** Equal to an e-mail address, which is stored in small letters. */
export const EmailFilter = (props: FilterProps) => (
  <Input kind="text" {...props} parse={(typed) => typed.trim().toLowerCase()} />
);

/** Most digits of a key that the database can hold for certain. */
const KEY_DIGITS = 9;

/** Equal to the key of a record. */
export const KeyFilter = (props: FilterProps) => (
  <Input kind="text" {...props} isNumeric parse={(typed) => digitsOnly(typed, KEY_DIGITS)} />
);
