import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useNotice } from '../../platform/notices/useNotice';
import { fieldErrors, formFailureText } from '../../platform/providers/http-client';
import { TextLine } from '../../platform/records/inputs';
import { UnsavedChanges } from '../../platform/records/UnsavedChanges';
import { noteForm } from './note-form';

const EMPTY = { text: '' };

function AddButton() {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="outlined" disabled={isSubmitting}>
      {t(isSubmitting ? 'action.saving' : 'notes.add')}
    </Button>
  );
}

/** A new note; what was typed stays there until it is kept. */
export function NoteForm({ add }: { add: (text: string) => Promise<void> }) {
  const notify = useNotice();
  const [sent, setSent] = useState(0);
  const save = async (values: typeof EMPTY): Promise<object | undefined> => {
    try {
      await add(values.text);
      notify(t('notes.added'), { type: 'success' });
      setSent(sent + 1);
      return undefined;
    } catch (error) {
      notify(formFailureText(error, values, t('notes.addFailed')), { type: 'error' });
      return fieldErrors(error);
    }
  };
  return (
    <Form
      key={sent}
      record={EMPTY}
      resolver={zodResolver(noteForm) as never}
      onSubmit={save as never}
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
      disableInvalidFormNotification
      noValidate
      className="no-print"
    >
      <TextLine source="text" label={t('notes.text')} hint={t('notes.hint')} lines={2} />
      <AddButton />
    </Form>
  );
}
