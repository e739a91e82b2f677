import { Typography } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import type { Schemas } from '@niyukt/ui-shared/api/types';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine, TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { SubmissionProvider } from './calls';
import { consentWays } from './consent-ways';
import { withdrawConsentForm } from './submission-forms';

interface WithdrawConsentProps {
  person: Identifier;
  /** Purposes to which they last said yes. */
  given: readonly Schemas['WithdrawConsentDto']['purpose'][];
  onClose: () => void;
}

/** Records that a person took a consent back. They are mailed. */
export default function WithdrawConsent({ person, given, onClose }: WithdrawConsentProps) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  const [opened] = useState({ purpose: given.length === 1 ? given[0] : '', how: '', reason: '' });
  return (
    <FormDialog
      title={t('consent.withdraw')}
      label={t('consent.withdraw')}
      schema={withdrawConsentForm}
      defaultValues={opened}
      send={(values, call) =>
        dataProvider.withdrawConsent(person, values as unknown as Schemas['WithdrawConsentDto'], call)
      }
      texts={{ success: t('consent.withdrawn'), failure: t('consent.withdrawFailed') }}
      onClose={onClose}
      intro={
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('consent.withdrawHint')}
        </Typography>
      }
    >
      <ChoiceLine
        source="purpose"
        label={t('consent.withdrawWhat')}
        choices={given.map((id) => ({ id, name: t(`consent.purpose.${id}`) }))}
        isRequired
      />
      <ChoiceLine source="how" label={t('consent.how')} choices={consentWays()} isRequired />
      <TextLine source="reason" label={t('consent.reason')} lines={2} isRequired isWide />
    </FormDialog>
  );
}
