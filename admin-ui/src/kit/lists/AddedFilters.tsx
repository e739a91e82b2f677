import { Box } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { DateInput, FilterForm, SelectInput, TextInput } from 'react-admin';
import type { ListFilter } from './filters';

function inputOf({ source, label, entry }: ListFilter) {
  switch (entry.kind) {
    case 'choice':
      return (
        <SelectInput
          key={source}
          source={source}
          label={t(label)}
          choices={[...entry.choices()]}
          emptyText={t('field.choose')}
          {...(entry.parse && { parse: entry.parse })}
          {...(entry.format && { format: entry.format })}
        />
      );
    case 'day':
      return (
        <DateInput
          key={source}
          source={source}
          label={t(label)}
          parse={entry.parse}
          {...(entry.format && { format: entry.format })}
        />
      );
    case 'own':
      return <entry.Input key={source} source={source} label={t(label)} />;
    case 'text':
      return (
        <TextInput
          key={source}
          source={source}
          label={t(label)}
          {...(entry.parse && { parse: entry.parse })}
          {...(entry.isNumeric && { slotProps: { htmlInput: { inputMode: 'numeric' } } })}
          resettable
        />
      );
  }
}

/** The filters that were added to a list, each with the button that removes it. */
export default function AddedFilters({ filters }: { filters: readonly ListFilter[] }) {
  return (
    <Box
      className="no-print"
      sx={{
        mb: 1.5,
        '& form': { minHeight: 0, p: 0, rowGap: 0.5 },
        '& .RaFilterForm-clearFix': { display: 'none' },
        '& .filter-field': { flex: { xs: '1 1 100%', sm: '0 1 auto' }, alignItems: 'center' },
        '& .filter-field .MuiFormControl-root': { minWidth: { xs: 0, sm: 200 }, flex: 1 },
        '& .hide-filter': { mb: 0, mt: 1, width: { xs: 44, md: 34 }, height: { xs: 44, md: 34 } },
        '& .RaFilterFormInput-spacer': { width: { xs: 0, sm: 12 } },
      }}
    >
      <FilterForm filters={filters.map(inputOf)} />
    </Box>
  );
}
