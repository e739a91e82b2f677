import { zodResolver } from '@hookform/resolvers/zod';
import { Box } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Form, useDataProvider, useRefresh, useResourceContext, useUpdate, type RaRecord } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { useNotice } from '../notices/useNotice';
import { fieldErrors, formFailureText, isEditConflict, isGone } from '../providers/http-client';
import { goneText, kindOf } from '../resource/kinds';
import { foreignChanges, type ForeignChange, type FormValues } from './edit-changes';
import { EditConflict, type FieldWords } from './EditConflict';
import { focusFirstInput, FORM_GRID } from './form-layout';
import { FormButtons } from './FormButtons';
import { InvalidNotice } from './InvalidNotice';
import { UnsavedChanges } from './UnsavedChanges';

interface EditFormProps<R extends RaRecord> extends FieldWords {
  record: R;
  schema: z.ZodMiniObject;
  valuesOf: (record: R) => FormValues;
  onLeave: () => void;
  /** The inputs. */
  children: ReactNode;
}

/**
 * Edits a record in its drawer. Only what was changed is checked and sent. When somebody else has changed the record
 * meanwhile, the form shows what, and is saved again over what is there now.
 */
export function EditForm<R extends RaRecord>({
  record,
  schema,
  valuesOf,
  onLeave,
  children,
  ...words
}: EditFormProps<R>) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotice();
  const refresh = useRefresh();
  const [update] = useUpdate<R>();
  const [opened] = useState(record);
  const [present, setPresent] = useState(record);
  const [changes, setChanges] = useState<readonly ForeignChange[]>([]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) focusFirstInput(box.current);
  }, []);

  const known = valuesOf(present);
  const resolver: Resolver = (values, ...rest) => {
    const changed = Object.keys(known).filter((field) => values[field] !== known[field]);
    const mask = Object.fromEntries(changed.map((field) => [field, true as const]));
    const check: Resolver = zodResolver(z.pick(schema, mask) as z.ZodMiniType<FieldValues, FieldValues>);
    return check(values, ...rest);
  };

  /** @returns whether the form shows now what somebody else has changed */
  const showForeignChanges = async (entered: FormValues): Promise<boolean> => {
    const { data } = await dataProvider.getOne<R>(resource, { id: present.id });
    if (!('id' in data) || data['version'] === present['version']) return false;
    setChanges(foreignChanges(known, valuesOf(data), { ...known, ...entered }));
    setPresent(data);
    refresh();
    return true;
  };

  const save = async (changed: FormValues): Promise<object | undefined> => {
    if (Object.keys(changed).length === 0) return undefined;
    try {
      await update(
        resource,
        { id: present.id, data: { ...changed, version: present['version'] } as never, previousData: present },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify(t('edit.done', { kind: kindOf(resource).title }), { type: 'success' });
      refresh();
      return undefined;
    } catch (error) {
      const isShown = isEditConflict(error) && (await showForeignChanges(changed).catch(() => false));
      const text = isGone(error) ? goneText(resource) : formFailureText(error, known, t('edit.failed'));
      if (!isShown) notify(text, { type: 'error' });
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
      {changes.length > 0 && <EditConflict changes={changes} {...words} />}
      <Box ref={box} sx={FORM_GRID}>
        {children}
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
