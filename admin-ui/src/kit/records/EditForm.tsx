import { zodResolver } from '@hookform/resolvers/zod';
import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Form, type RaRecord, useDataProvider, useNotify, useRefresh, useResourceContext } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { isGivenUp } from '@niyukt/ui-shared/api/no-answer';
import { t } from '../../texts/console';
import { fieldErrors, isEditConflict, isGone, isUnclear } from '../providers/http-client';
import { type Field, typedValues } from '../resource/fields';
import { goneText, kindOf } from '../resource/kinds';
import { type ForeignChange, foreignChanges, type FormValues } from './edit-changes';
import { EditConflict } from './EditConflict';
import { FieldInputs } from './FieldInputs';
import { focusFirstInput, FORM_GRID } from './form-layout';
import { FormButtons } from './FormButtons';
import { InvalidNotice } from './InvalidNotice';
import { UnsavedChanges } from './UnsavedChanges';
import { useFormFailure } from './useFormFailure';
import { useFormUpdate } from './useFormUpdate';

interface EditFormProps<R extends RaRecord> {
  record: R;
  schema: z.ZodMiniObject;
  fields: readonly Field<R>[];
  /** Sources of the inputs that stand first, where the order is not that of the fields. */
  first?: readonly string[];
  onLeave: () => void;
}

/** For a form that shows a conflict: it was not sent. */
const CONFLICT = { root: { conflict: 'shown' } };

/**
 * Edits a record in its drawer. Only what was changed is checked and sent. When another person changed the record since the form was
 * opened, the form shows what, and saves over that version the next time.
 */
export function EditForm<R extends RaRecord>({ record, schema, fields, first = [], onLeave }: EditFormProps<R>) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFormFailure();
  const update = useFormUpdate<R>();
  const [opened] = useState(record);
  const [present, setPresent] = useState(record);
  const [changes, setChanges] = useState<readonly ForeignChange[]>([]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) focusFirstInput(box.current);
  }, []);

  const valuesOf = (read: R): FormValues => typedValues(fields, read);
  const known = valuesOf(present);
  const resolver: Resolver = (values, ...rest) => {
    const changed = Object.keys(known).filter((field) => values[field] !== known[field]);
    const mask = Object.fromEntries(changed.map((field) => [field, true as const]));
    const check: Resolver = zodResolver(z.pick(schema, mask) as z.ZodMiniType<FieldValues, FieldValues>);
    return check(values, ...rest);
  };

  /** Reads the record again: was it saved although the answer was lost, or did another person change it? The form shows their changes. */
  const compare = async (changed: FormValues): Promise<'saved' | 'changed' | 'same'> => {
    const { data } = await dataProvider.getOne<R>(resource, { id: present.id });
    if (!('id' in data) || data['version'] === present['version']) return 'same';
    const now = valuesOf(data);
    if (Object.entries(changed).every(([field, value]) => now[field] === value.trim())) return 'saved';
    setChanges(foreignChanges(known, now, { ...known, ...changed }));
    setPresent(data);
    refresh();
    return 'changed';
  };
  const finish = (): void => {
    notify(t('edit.done', { kind: kindOf(resource).title }), { type: 'success' });
    refresh();
  };

  const save = async (changed: FormValues): Promise<object | undefined> => {
    if (Object.keys(changed).length === 0) return undefined;
    try {
      const data = { ...changed, version: present['version'] } as never;
      await update(resource, { id: present.id, data, previousData: present });
      finish();
      return undefined;
    } catch (error) {
      const found =
        isEditConflict(error) || isUnclear(error) ? await compare(changed).catch(() => 'same' as const) : 'same';
      if (found === 'changed') return CONFLICT;
      if (found === 'saved') {
        finish();
        return undefined;
      }
      if (isGivenUp(error)) refresh();
      if (!isGone(error)) return showFailure(error, known, t('edit.failed'));
      notify(goneText(resource), { type: 'error' });
      return fieldErrors(error);
    }
  };

  return (
    <Form
      record={valuesOf(opened)}
      resolver={resolver}
      mode="onTouched"
      onSubmit={save as never}
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
      disableInvalidFormNotification
      noValidate
    >
      {changes.length > 0 && <EditConflict changes={changes} fields={fields} />}
      <Box ref={box} sx={FORM_GRID}>
        <FieldInputs fields={fields} first={first} />
      </Box>
      <InvalidNotice />
      <FormButtons
        label={t('action.save')}
        onLeave={onLeave}
        sx={{
          position: 'sticky',
          bottom: { xs: -16, sm: -24 },
          mx: { xs: -2, sm: -3 },
          mb: { xs: -2, sm: -3 },
          mt: 2,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          bgcolor: 'background.paper',
          borderTop: '1px solid var(--line)',
          zIndex: 1,
        }}
      />
    </Form>
  );
}
