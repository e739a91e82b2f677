import { zodResolver } from '@hookform/resolvers/zod';
import { useFormCall, type FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { Form } from 'react-admin';
import { useNotice } from '../../platform/notices/useNotice';
import { TextLine } from '../../platform/records/inputs';
import { SubmitButton } from '../../platform/records/SubmitButton';
import { UnsavedChanges } from '../../platform/records/UnsavedChanges';
import { UnsentAlert } from '../../platform/records/UnsentAlert';
import { useFormFailure } from '../../platform/records/useFormFailure';
import { noteForm } from './note-form';

const EMPTY = { text: '' };

interface NoteFormProps {
  add: (text: string, call: FormCall) => Promise<void>;
}

/** New notes, one after the other. */
export function NoteForm({ add }: NoteFormProps) {
  const [added, setAdded] = useState(0);
  return <OneNote key={added} add={add} onAdded={() => setAdded(added + 1)} />;
}

/** A new note; what was typed stays there until it is kept. */
function OneNote({ add, onAdded }: NoteFormProps & { onAdded: () => void }) {
  const notify = useNotice();
  const tell = useFormFailure();
  const nextCall = useFormCall();
  const save = async (values: typeof EMPTY): Promise<object | undefined> => {
    try {
      await add(values.text, nextCall());
      notify(t('notes.added'), { type: 'success' });
      onAdded();
      return undefined;
    } catch (error) {
      return tell(error, values, t('notes.addFailed'));
    }
  };
  return (
    <Form
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
      <UnsentAlert sx={{ mb: 1.5 }} />
      <SubmitButton label={t('notes.add')} />
    </Form>
  );
}
