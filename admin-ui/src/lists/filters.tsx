import { t } from '@niyukt/ui-shared/i18n/console';
import { DateInput, SearchInput, SelectInput, TextInput } from 'react-admin';

/** The search over the fields that a list shows. */
export const searchFilter = (list: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t('list.searchHint', { list: list.toLowerCase() })}
    slotProps={{ htmlInput: { 'aria-label': t('list.searchHint', { list: list.toLowerCase() }), maxLength: 200 } }}
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

const dayOf = (moment: string | undefined): string => moment?.slice(0, 10) ?? '';

/** From the beginning of a day in India, or until its end; the API compares moments. */
export const dayFilter = (source: string, label: string) => {
  const time = source.endsWith('_lte') ? '23:59:59.999' : '00:00:00';
  const momentOf = (day: string): string | undefined => (day ? `${day}T${time}+05:30` : undefined);
  return <DateInput key={source} source={source} label={label} parse={momentOf} format={dayOf} />;
};

/** From a day, or until one, where the API keeps days and no moments. */
export const dateFilter = (source: string, label: string) => (
  <DateInput key={source} source={source} label={label} parse={(day: string) => day || undefined} />
);
