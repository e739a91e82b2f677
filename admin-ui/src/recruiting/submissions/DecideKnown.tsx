import { Box } from '@mui/material';
import { type Identifier, useDataProvider } from 'react-admin';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine, TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { KnownClaim, SubmissionProvider } from './calls';
import { ClaimFacts } from './ClaimFacts';
import { decideKnownForm } from './submission-forms';

const EMPTY = { decision: '', reason: '' };

interface DecideKnownProps {
  id: Identifier;
  claim: KnownClaim;
  onClose: () => void;
}

/** Decides, with a reason, whether the company knew the person before. */
export default function DecideKnown({ id, claim, onClose }: DecideKnownProps) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  return (
    <FormDialog
      title={t('known.title')}
      label={t('known.decide')}
      schema={decideKnownForm}
      defaultValues={EMPTY}
      send={({ decision, reason }, call) =>
        dataProvider.decideKnown(id, { decision: decision as 'accepted' | 'refused', reason }, call)
      }
      texts={{ success: t('known.decided'), failure: t('known.failed') }}
      onClose={onClose}
      intro={
        <Box sx={{ mb: 2 }}>
          <ClaimFacts claim={claim} />
        </Box>
      }
    >
      <ChoiceLine
        source="decision"
        label={t('known.decision')}
        choices={[
          { id: 'accepted', name: t('known.accept') },
          { id: 'refused', name: t('known.refuse') },
        ]}
        isRequired
        isWide
      />
      <TextLine source="reason" label={t('known.reason')} lines={2} isRequired isWide />
    </FormDialog>
  );
}
