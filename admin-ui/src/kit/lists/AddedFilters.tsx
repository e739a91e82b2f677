import { Box } from '@mui/material';
import { cloneElement, type ReactElement } from 'react';
import { DateInput, FilterForm, SelectInput, TextInput } from 'react-admin';
import { t } from '../../texts/console';
import { type FilterElement, type FilterInputProps, FilterInputs, type FilterProps } from './filters';

/** As `FilterForm` calls it, with what it adds to each input. */
type Shown = FilterInputProps & { source: string };

const INPUTS = {
  choice: ({ choices = () => [], ...input }: FilterInputProps) => (
    <SelectInput {...input} choices={[...choices()]} emptyText={t('field.choose')} />
  ),
  day: (input: FilterInputProps) => <DateInput {...(input as Shown)} />,
  text: ({ isNumeric, ...input }: FilterInputProps) => (
    <TextInput
      {...(input as Shown)}
      {...(isNumeric && { slotProps: { htmlInput: { inputMode: 'numeric' } } })}
      resettable
    />
  ),
};

const withWords = (filter: FilterElement) =>
  cloneElement(filter as ReactElement<Omit<FilterProps, 'label'> & { label: string }>, {
    label: t(filter.props.label),
  });

/** The filters that were added to a list, each with the button that removes it. */
export default function AddedFilters({ filters }: { filters: readonly FilterElement[] }) {
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
      <FilterInputs value={INPUTS}>
        <FilterForm filters={filters.map(withWords)} />
      </FilterInputs>
    </Box>
  );
}
