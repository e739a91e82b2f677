import { AutocompleteInput, ReferenceInput, type RaRecord, type SortPayload } from 'react-admin';
import { labelOf } from './inputs';
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
  isFirst?: boolean;
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
  isFirst,
  sx,
}: RecordPickerProps) {
  return (
    <ReferenceInput source={source} reference={resource} sort={sort} filter={filter} perPage={25}>
      <AutocompleteInput
        label={labelOf(label, isRequired)}
        optionText={optionText}
        filterToQuery={(q: string) => (q ? { q } : {})}
        debounce={250}
        helperText={hint ?? false}
        {...(isFirst && { autoFocus: true })}
        sx={sx ?? {}}
        // not by slotProps.htmlInput, which replaces what makes the field an autocomplete
        {...(isRequired && { TextFieldProps: { required: true, slotProps: { inputLabel: { required: false } } } })}
      />
    </ReferenceInput>
  );
}
