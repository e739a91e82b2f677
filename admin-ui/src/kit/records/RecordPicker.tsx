import type { SxProps, Theme } from '@mui/material';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { AutocompleteInput, type RaRecord, ReferenceInput, type SortPayload } from 'react-admin';
import { WHOLE_ROW } from './inputs';

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
  /** As wide as the form. */
  isWide?: boolean;
  sx?: SxProps<Theme>;
  /** As long as nothing is typed, others are offered than the newest, in an order of their own. */
  ranking?: Ranking | undefined;
  /** Makes one that is not there yet, over the form: what is typed in it stays. */
  create?: { label: string; form: ReactElement };
}

/** Records that are offered first. */
export interface Ranking {
  /** Where they are read, below `/api/admin`; of several, those come first that stand high in all of them. */
  path: string | readonly string[];
  /** A record as a choice. */
  choice: (record: RaRecord) => ReactNode;
  isDisabled: (record: RaRecord) => boolean;
}

/**
 * Enter takes the first that is offered, as soon as it is what was typed: until the answer is there, others are offered.
 * @param newLabel where nothing else is offered, Enter makes a new one
 */
function takeFirst(event: KeyboardEvent, newLabel = ''): void {
  const input = event.target as HTMLInputElement;
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  const typed = input.value.trim().toLowerCase();
  if (event.key !== 'Enter' || !list || !typed || input.hasAttribute('aria-activedescendant')) return;
  event.preventDefault();
  Object.assign(event, { defaultMuiPrevented: true });
  const [first, second] = list.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled=true])');
  const isNew = !second && first?.textContent === newLabel;
  if (isNew || first?.textContent.toLowerCase().includes(typed)) first.click();
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
  isWide = false,
  sx,
  ranking,
  create,
}: RecordPickerProps) {
  return (
    <ReferenceInput
      source={source}
      reference={resource}
      sort={sort}
      filter={filter}
      perPage={25}
      {...(ranking && { queryOptions: { meta: { ranking: ranking.path } } })}
    >
      <AutocompleteInput
        label={label}
        optionText={ranking?.choice ?? optionText}
        {...(ranking && { inputText: optionText, getOptionDisabled: ranking.isDisabled })}
        filterToQuery={(q: string) => (q ? { q } : {})}
        debounce={250}
        helperText={hint ?? false}
        size="small"
        openOnFocus={false}
        onKeyDown={(event: KeyboardEvent) => takeFirst(event, create?.label)}
        sx={isWide ? WHOLE_ROW : (sx ?? {})}
        // without a label of their own, what was typed offers the same as nothing typed
        {...(create && { create: create.form, createLabel: create.label, createItemLabel: null as never })}
        // slotProps of its htmlInput would take the place of what makes it a combobox
        {...(isRequired && { TextFieldProps: { required: true } })}
      />
    </ReferenceInput>
  );
}
