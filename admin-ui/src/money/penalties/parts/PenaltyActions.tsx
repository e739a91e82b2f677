import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PenaltyCase } from '@niyukt/ui-shared/api/types';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { nothingForm } from '../../../kit/forms/rules';
import { FormDialog } from '../../../kit/records/FormDialog';
import { TextLine } from '../../../kit/records/inputs';
import { useCall } from '../../../kit/records/useCall';
import { t } from '../../../texts/console';
import { penaltyEndForm } from '../../money-forms';
import type { PenaltyProvider } from '../calls';

type State = PenaltyCase['state'];
type End = 'paid' | 'waived' | 'withdrawn';

/** From which states each end is offered. */
const ENDS: Readonly<Record<End, readonly State[]>> = {
  paid: ['notice_sent'],
  waived: ['notice_sent', 'disputed'],
  withdrawn: ['open', 'notice_sent', 'disputed'],
};

/** Shows and sends the notice of a case, and ends it. */
export function PenaltyActions({ penalty: { case_id, state, notice_waits } }: { penalty: PenaltyCase }) {
  const dataProvider = useDataProvider<PenaltyProvider>();
  const { start, isPending } = useCall();
  const [open, setOpen] = useState<End | 'notice'>();
  const close = (): void => setOpen(undefined);
  const save = (): void =>
    start({ failed: t('penalty.pdfFailed') }, async () =>
      saveFile(`penalty-notice-${case_id}.pdf`, await dataProvider.readPenaltyNotice(case_id)),
    );
  return (
    <>
      <Button variant="outlined" disabled={isPending} onClick={save}>
        {t('penalty.pdf')}
      </Button>
      {(state === 'open' || state === 'disputed') && (
        <Button variant="contained" disabled={notice_waits} onClick={() => setOpen('notice')}>
          {t('penalty.send')}
        </Button>
      )}
      {(Object.keys(ENDS) as End[])
        .filter((end) => ENDS[end].includes(state))
        .map((end) => (
          <Button key={end} variant="outlined" onClick={() => setOpen(end)}>
            {t(`penaltyEnd.${end}`)}
          </Button>
        ))}
      {open === 'notice' && (
        <FormDialog
          title={t('penalty.send')}
          label={t('penalty.send')}
          schema={nothingForm}
          defaultValues={{}}
          send={(_, call) => dataProvider.sendPenaltyNotice(case_id, call)}
          texts={{ success: t('penalty.sent'), failure: t('penalty.sendFailed') }}
          onClose={close}
          intro={t('penalty.counsel')}
        >
          {null}
        </FormDialog>
      )}
      {open && open !== 'notice' && (
        <FormDialog
          title={t(`penaltyEnd.${open}`)}
          schema={penaltyEndForm}
          defaultValues={{ reason: '' }}
          send={({ reason }, call) => dataProvider.endPenalty(case_id, { state: open, reason }, call)}
          texts={{ success: t('penalty.ended'), failure: t('penalty.endFailed') }}
          onClose={close}
        >
          <TextLine source="reason" label={t('penalty.endReason')} lines={3} isRequired isWide />
        </FormDialog>
      )}
    </>
  );
}
