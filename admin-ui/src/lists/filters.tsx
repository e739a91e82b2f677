import { t } from '@niyukt/ui-shared/i18n/console';
import { DateInput, SearchInput, SelectInput, TextInput } from 'react-admin';

/** What is typed into a filter is asked for once the typing rests this long. */
export const DEBOUNCE_MILLISECONDS = 250;

/** The search over the fields that a list shows. */
export const searchFilter = (list: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t('list.searchHint', { list: list.toLowerCase() })}
    slotProps={{ htmlInput: { 'aria-label': t('list.searchHint', { list: list.toLowerCase() }), maxLength: 200 } }}
    sx={{ minWidth: { xs: 260, sm: 340 } }}
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

/** From a day, or until one, both in India. */
export const dayFilter = (source: string, label: string) => (
  <DateInput key={source} source={source} label={label} parse={(day: string) => day || undefined} />
);
