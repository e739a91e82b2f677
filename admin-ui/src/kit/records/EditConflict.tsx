import { Alert, AlertTitle, Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { t } from '../../texts/console';
import { useAssignees } from '../access/useAssignees';
import type { Field } from '../resource/fields';
import type { ForeignChange } from './edit-changes';

interface ChangeProps<R extends RaRecord> {
  change: ForeignChange;
  fields: readonly Field<R>[];
}

function Change<R extends RaRecord>({ change: { field, was, now, mine }, fields }: ChangeProps<R>) {
  const { setValue } = useFormContext();
  const value = useWatch({ name: field }) as string;
  const { input, label } = fields.find(({ source }) => source === field) ?? {};
  const staff = useAssignees();
  const choices = input?.type === 'staff' ? staff : input?.choices?.();
  const text = (code: string): string =>
    (choices?.find(({ id }) => id === code)?.name ?? code) || t('generic.notSpecified');
  const key = input?.label ?? label;
  const name = key && t(key);
  const rows = [
    [t('conflict.was'), was],
    [t('conflict.now'), now],
    ...(mine === undefined ? [] : [[t('conflict.mine'), mine]]),
  ] as const;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid var(--line)' }}>
      <Box sx={{ fontWeight: 700 }}>{name}</Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
          columnGap: 1.5,
          m: 0,
          '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
        }}
      >
        {rows.map(([label = '', code = '']) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{text(code)}</dd>
          </Box>
        ))}
      </Box>
      {mine === undefined ? (
        t('conflict.taken')
      ) : (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={value === now ? 'theirs' : 'mine'}
          aria-label={name}
          onChange={(_event, chosen: 'mine' | 'theirs' | null) =>
            chosen && setValue(field, chosen === 'mine' ? mine : now, { shouldDirty: true, shouldValidate: true })
          }
          color="primary"
          sx={{
            mt: 1,
            bgcolor: 'background.paper',
            '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.primary' },
          }}
        >
          <ToggleButton value="mine">{t('conflict.keepMine')}</ToggleButton>
          <ToggleButton value="theirs">{t('conflict.takeTheirs')}</ToggleButton>
        </ToggleButtonGroup>
      )}
    </Box>
  );
}

/** What another person changed since the form was opened: taken over where nothing was entered here, else to be chosen. */
export function EditConflict<R extends RaRecord>({
  changes,
  fields,
}: {
  changes: readonly ForeignChange[];
  fields: readonly Field<R>[];
}) {
  const { setValue } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const { field, now, mine } of changes) if (mine === undefined) setValue(field, now);
    box.current?.focus();
  }, [changes, setValue]);
  return (
    <Alert ref={box} severity="warning" role="alert" tabIndex={-1} sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle>{t('conflict.title')}</AlertTitle>
      {t('conflict.hint')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {changes.map((change) => (
          <Change key={change.field} change={change} fields={fields} />
        ))}
      </Box>
    </Alert>
  );
}
