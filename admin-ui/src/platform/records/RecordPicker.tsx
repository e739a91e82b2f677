import { AutocompleteInput, ReferenceInput, type RaRecord, type SortPayload } from 'react-admin';
import type { SxProps, Theme } from '@mui/material';

interface RecordPickerProps {
  source: string;
  /** Which list is searched. */
  resource: string;
  label: string;
  sort: SortPayload;
  filter?: object;
  optionText: (record: RaRecord) => string;
  hint?: string;
  isRequired?: boolean;
  sx?: SxProps<Theme>;
}

/** Picks a record of another list; what is typed is searched on the server. */
export function RecordPicker({
  source,
  resource,
  label,
  sort,
  filter = {},
  optionText,
  hint,
  isRequired,
  sx,
}: RecordPickerProps) {
  return (
    <ReferenceInput source={source} reference={resource} sort={sort} filter={filter} perPage={25}>
      <AutocompleteInput
        label={label}
        optionText={optionText}
        filterToQuery={(q: string) => (q ? { q } : {})}
        debounce={250}
        helperText={hint ?? false}
        size="small"
        openOnFocus={false}
        sx={sx ?? {}}
        // slotProps of its htmlInput would take the place of what makes it a combobox
        {...(isRequired && { TextFieldProps: { required: true } })}
      />
    </ReferenceInput>
  );
}
