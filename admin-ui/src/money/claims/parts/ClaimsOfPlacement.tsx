import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Claim, Placement } from '@niyukt/ui-shared/api/types';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { FormDialog } from '../../../kit/records/FormDialog';
import { ChoiceLine, DayLine, TextLine } from '../../../kit/records/inputs';
import { LinkedRecords } from '../../../kit/records/LinkedRecords';
import { LinkToRecord } from '../../../kit/records/LinkToRecord';
import { t } from '../../../texts/console';
import { CLAIM_REASONS, claimForm } from '../../money-forms';
import type { ClaimProvider } from '../calls';
import { ClaimChip } from './ClaimChip';

function ClaimLine(claim: Claim) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <LinkToRecord resource="claims" id={claim.id} isMain>
          {t(`claimReason.${claim.reason}`)}
        </LinkToRecord>
        <Typography variant="body2" color="text.secondary">
          {t('claim.lastWorkingDay')} {dayInIndia(claim.last_working_day)}
        </Typography>
      </Box>
      <ClaimChip state={claim.state} />
    </Box>
  );
}

function FileClaim({ placementId, onClose }: { placementId: number; onClose: () => void }) {
  const dataProvider = useDataProvider<ClaimProvider>();
  return (
    <FormDialog
      title={t('claim.file')}
      schema={claimForm}
      defaultValues={{ last_working_day: today(), reason: 'resigned', note: '' }}
      send={(values, call) => dataProvider.fileClaim(placementId, values, call)}
      texts={{ success: t('claim.filed'), failure: t('claim.fileFailed') }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('claim.fileHint')}</Typography>}
    >
      <DayLine source="last_working_day" label={t('claim.lastWorkingDay')} isRequired />
      <ChoiceLine
        source="reason"
        label={t('claim.reason')}
        choices={CLAIM_REASONS.map((reason) => ({ id: reason, name: t(`claimReason.${reason}`) }))}
        isRequired
      />
      <TextLine source="note" label={t('claim.noteText')} lines={3} isWide />
    </FormDialog>
  );
}

/** The claims under the warranty of a placement, and the way to file one. */
export function ClaimsOfPlacement({ placement }: { placement: Placement }) {
  const [isFiling, setFiling] = useState(false);
  return (
    <>
      <LinkedRecords<Claim>
        resource="claims"
        filter={{ placement_id: placement.placement_id }}
        sort={{ field: 'filed_at', order: 'DESC' }}
        none={t('claim.none')}
        row={ClaimLine}
      />
      {placement.may_claim && (
        <Button variant="outlined" className="no-print" sx={{ mt: 1 }} onClick={() => setFiling(true)}>
          {t('claim.file')}
        </Button>
      )}
      {isFiling && <FileClaim placementId={placement.placement_id} onClose={() => setFiling(false)} />}
    </>
  );
}
