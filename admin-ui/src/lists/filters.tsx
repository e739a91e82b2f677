import { digitsOnly } from '@niyukt/ui-shared/domain/input';
import { t } from '@niyukt/ui-shared/i18n/console';
import { DateInput, SearchInput, SelectInput, TextInput } from 'react-admin';

/** What is typed into a filter is asked for once the typing rests this long. */
export const DEBOUNCE_MILLISECONDS = 250;

/** Characters; the server takes no more. */
export const LONGEST_SEARCH = 100;

/** The search over the fields that a list shows. */
export const searchFilter = (list: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t('list.searchHint', { list: list.toLowerCase() })}
    slotProps={{
      htmlInput: { 'aria-label': t('list.searchHint', { list: list.toLowerCase() }), maxLength: LONGEST_SEARCH },
    }}
    sx={{ width: { xs: 'calc(100vw - 32px)', sm: 340 } }}
  />
);

/** Equal to one of fixed values. */
export const choiceFilter = (source: string, label: string, choices: { id: string; name: string }[]) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={choices}
    emptyText={t('field.choose')}
    sx={{ minWidth: 180 }}
  />
);

/** Equal to a text. */
export const textFilter = (source: string, label: string) => (
  <TextInput key={source} source={source} label={label} resettable />
);

const DAY_LENGTH = '2026-11-21'.length;
/** While a year is typed, the browser answers days of the years 2, 20 and 202. */
const WHOLE_YEAR = /^[12]\d{3}-/;

/** From a day, or until one, of a field that holds days. */
export const dayFilter = (source: string, label: string) => (
  <DateInput
    key={source}
    source={source}
    label={label}
    parse={(day: string) => (WHOLE_YEAR.test(day) ? day : undefined)}
  />
);

/**
 * From or until a day in India, of a field that holds moments: a bare day would be its first moment in UTC.
 * @param source ends in `_gte` for the beginning of the day, in `_lte` for its end
 */
export const momentFilter = (source: string, label: string) => {
  const moment = source.endsWith('_lte') ? 'T23:59:59.999+05:30' : 'T00:00:00+05:30';
  return (
    <DateInput
      key={source}
      source={source}
      label={label}
      parse={(day: string) => (WHOLE_YEAR.test(day) ? day + moment : undefined)}
      format={(value: string | undefined) => value?.slice(0, DAY_LENGTH) ?? ''}
    />
  );
};

/** Equal to an e-mail address, which is stored in small letters. */
export const emailFilter = (source: string, label: string) => (
  <TextInput
    key={source}
    source={source}
    label={label}
    parse={(typed: string) => typed.trim().toLowerCase()}
    sx={{ minWidth: 240 }}
    resettable
  />
);

/** Most digits of a key that the database can hold for certain. */
const KEY_DIGITS = 9;

/** Equal to the key of a record. */
export const keyFilter = (source: string, label: string) => (
  <TextInput
    key={source}
    source={source}
    label={label}
    parse={(typed: string) => digitsOnly(typed, KEY_DIGITS)}
    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    resettable
  />
);
