import { Typography } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import type { Schemas } from '@niyukt/ui-shared/api/types';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { SubmissionProvider } from './calls';
import { consentWays } from './consent-ways';
import { noteConsentForm } from './submission-forms';

interface NoteConsentProps {
  person: Identifier;
  /** What they said last; the other answer is offered. */
  said?: boolean | null;
  onClose: () => void;
}

/** Notes what a person said about being shown to employers. They are mailed, and can change it. */
export default function NoteConsent({ person, said = null, onClose }: NoteConsentProps) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  const [opened] = useState({ share_with_employers: said === true ? 'no' : 'yes', how: '' });
  return (
    <FormDialog
      title={t('consent.noteTitle')}
      label={t('action.save')}
      schema={noteConsentForm}
      defaultValues={opened}
      send={({ share_with_employers, how }, call) =>
        dataProvider.noteConsent(
          person,
          { share_with_employers: share_with_employers === 'yes', how: how as Schemas['NoteConsentDto']['how'] },
          call,
        )
      }
      texts={{ success: t('consent.noted'), failure: t('consent.noteFailed') }}
      onClose={onClose}
      intro={
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('consent.noteHint')}
        </Typography>
      }
    >
      <ChoiceLine
        source="share_with_employers"
        label={t('consent.decision')}
        choices={[
          { id: 'yes', name: t('consent.decision.yes') },
          { id: 'no', name: t('consent.decision.no') },
        ]}
        isRequired
      />
      <ChoiceLine source="how" label={t('consent.how')} choices={consentWays()} isRequired />
    </FormDialog>
  );
}
