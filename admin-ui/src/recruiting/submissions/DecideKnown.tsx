import { Typography } from '@mui/material';
import { decideKnownForm } from '@niyukt/ui-shared/forms/submission-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useDataProvider, type Identifier } from 'react-admin';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine, WHOLE_ROW } from '../../kit/records/inputs';
import type { SubmissionProvider } from './calls';

const EMPTY = { reason: '' };

interface DecideKnownProps {
  id: Identifier;
  decision: 'accepted' | 'refused';
  onClose: () => void;
}

/** Decides, with a reason, whether the company knew the person before. */
export default function DecideKnown({ id, decision, onClose }: DecideKnownProps) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  const isAccepted = decision === 'accepted';
  return (
    <FormDialog
      title={t(isAccepted ? 'known.acceptTitle' : 'known.refuseTitle')}
      label={t(isAccepted ? 'known.accept' : 'known.refuse')}
      schema={decideKnownForm}
      defaultValues={EMPTY}
      send={({ reason }, call) => dataProvider.decideKnown(id, { decision, reason }, call)}
      texts={{ success: t('known.decided'), failure: t('known.failed') }}
      onClose={onClose}
      intro={<Typography sx={{ mb: 2 }}>{t(isAccepted ? 'known.acceptIntro' : 'known.refuseIntro')}</Typography>}
    >
      <TextLine source="reason" label={t('known.reason')} lines={2} isRequired sx={WHOLE_ROW} />
    </FormDialog>
  );
}
