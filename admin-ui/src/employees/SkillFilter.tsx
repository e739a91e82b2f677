import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider, useDebouncedEvent, useInput } from 'react-admin';
import { MAX_SEARCH_LENGTH } from '@niyukt/ui-shared/api/form-rules';
import { DEBOUNCE_MILLISECONDS } from '../kit/lists/filters';
import { t } from '../texts/console';
import type { EmployeeProvider } from './calls';

/** What the filter holds; a saved query may hold a single skill as text. */
const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? (value as string[]) : typeof value === 'string' && value ? [value] : [];

/** Has all of several skills, which are suggested from those that there are. */
export default function SkillFilter({ source, label }: { source: string; label: string }) {
  const dataProvider = useDataProvider<EmployeeProvider>();
  const { field } = useInput({ source });
  // another array would empty the input
  const value = useMemo(() => listOf(field.value), [field.value]);
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const search = useDebouncedEvent((text: string) => setQ(text.trim()), DEBOUNCE_MILLISECONDS);
  const type = (text: string): void => {
    setTyped(text);
    search(text);
  };
  const { data: skills = [], isFetching } = useQuery({
    queryKey: ['skills', q],
    queryFn: async () => dataProvider.getSkills(q),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      size="small"
      options={skills.map(({ name }) => name)}
      // the server has searched already
      filterOptions={(found) => found}
      value={value}
      onChange={(_event, chosen) => field.onChange(chosen.length > 0 ? chosen : undefined)}
      inputValue={typed}
      onInputChange={(_event, text) => type(text.slice(0, MAX_SEARCH_LENGTH))}
      loading={isFetching}
      noOptionsText={t('skills.none')}
      loadingText={t('generic.loading')}
      openText={t('record.open')}
      closeText={t('action.close')}
      clearText={t('list.clear')}
      limitTags={3}
      renderInput={(input) => <TextField {...input} label={label} />}
      sx={{ minWidth: 240, maxWidth: 480 }}
    />
  );
}
