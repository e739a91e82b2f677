import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Form, useNotify } from 'react-admin';
import * as z from 'zod/mini';
import { createNoteRules } from '@niyukt/ui-shared/api/form-rules';
import { type FormCall, useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { SubmitButton } from '../../kit/records/SubmitButton';
import { UnsavedChanges } from '../../kit/records/UnsavedChanges';
import { UnsentAlert } from '../../kit/records/UnsentAlert';
import { useFormFailure } from '../../kit/records/useFormFailure';
import { t } from '../../texts/console';
import { type Colleague, namedIn } from './mentions';
import { NoteInput } from './NoteInput';

const EMPTY = { text: '' };

interface NoteFormProps {
  add: (text: string, mentions: readonly number[], call: FormCall) => Promise<void>;
}

/** New notes, one after the other. */
export function NoteForm({ add }: NoteFormProps) {
  const [added, setAdded] = useState(0);
  return <OneNote key={added} add={add} onAdded={() => setAdded(added + 1)} />;
}

/** A note to be added. */
const noteForm = z.object({
  text: z.string().check(
    z.trim(),
    z.minLength(1, { error: () => t('notes.required') }),
    z.refine((text) => [...text].length <= createNoteRules.text.maxLength, { error: () => t('notes.tooLong') }),
  ),
});

/** A new note; what was typed stays there until it is kept. */
function OneNote({ add, onAdded }: NoteFormProps & { onAdded: () => void }) {
  const notify = useNotify();
  const showFailure = useFormFailure();
  const nextCall = useFormCall();
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const save = async (values: typeof EMPTY): Promise<object | undefined> => {
    try {
      const mentions = namedIn(values.text, chosen).map(({ user_id }) => user_id);
      await add(values.text, mentions, nextCall());
      notify(t('notes.added'), { type: 'success' });
      onAdded();
      return undefined;
    } catch (error) {
      return showFailure(error, values, t('notes.addFailed'));
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
      <div className="note-form">
        <NoteInput onName={(colleague) => setChosen((before) => [...before, colleague])} />
        <SubmitButton label={t('notes.add')} />
      </div>
      <UnsentAlert sx={{ mb: 1.5 }} />
    </Form>
  );
}
