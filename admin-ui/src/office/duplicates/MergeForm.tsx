import { Alert, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Duplicate } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { mergeReasonForm } from '../../kit/forms/admin-forms';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine } from '../../kit/records/inputs';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { DuplicateProvider } from './calls';
import { type Choices, type Compared, offeredChoices } from './compared-fields';
import { Comparison } from './Comparison';
import { MergeResult } from './MergeResult';

interface MergeWithReasonProps {
  winner: Compared;
  loser: Compared;
  send: (reason: string, call: FormCall) => Promise<void>;
}

/** Two records that form no pair any more: a super admin says why they are the same (docs/rules.md#merges-without-pair). */
function MergeWithReason({ winner, loser, send }: MergeWithReasonProps) {
  const staff = useStaff();
  const [isOpen, setOpen] = useState(false);
  if (!isSuperAdmin(staff)) return <Alert severity="info">{t('merge.onlySuperAdmin')}</Alert>;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('merge.withReason')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('merge.confirmTitle')}
          label={t('merge.action')}
          schema={mergeReasonForm}
          defaultValues={{ reason: '' }}
          send={({ reason }, call) => send(reason, call)}
          texts={{ success: t('merge.done'), failure: t('merge.failed') }}
          onClose={() => setOpen(false)}
          intro={
            <>
              <Typography sx={{ mb: 1 }}>
                {t('merge.confirm', { winner: String(winner.id), loser: String(loser.id) })}
              </Typography>
              <Typography color="text.secondary" sx={{ mb: 2 }}>
                {t('merge.reasonHint', { loser: String(loser.id) })}
              </Typography>
            </>
          }
        >
          <TextLine source="reason" label={t('merge.reason')} lines={3} isRequired isWide />
        </FormDialog>
      )}
    </>
  );
}

interface MergeFormProps {
  pair: Duplicate;
  first: Compared;
  second: Compared;
  onDone: () => void;
}

/** Chooses which record stays and whose values it gets, shows what comes of it, and does it. */
export function MergeForm({ pair, first, second, onDone }: MergeFormProps) {
  const dataProvider = useDataProvider<DuplicateProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [winnerId, setWinnerId] = useState(first.id);
  const [winner, loser] = winnerId === first.id ? [first, second] : [second, first];
  const [choices, setChoices] = useState<Choices>(() => offeredChoices(pair.kind, first, second));
  const { start, isPending } = useCall();
  // of records that were merged there is no preview
  const isMerged = useRef(false);

  const chooseWinner = (record: Compared): void => {
    setWinnerId(record.id);
    setChoices(offeredChoices(pair.kind, record, record.id === first.id ? second : first));
  };
  const end = async (done: string): Promise<void> => {
    notify(done, { type: 'success' });
    await queryClient.invalidateQueries();
    onDone();
  };
  const merge = (): void => {
    const body = { loser_id: loser.id, fields: choices };
    start(
      {
        ask: {
          title: t('merge.confirmTitle'),
          text: t('merge.confirm', { winner: String(winner.id), loser: String(loser.id) }),
          details: [`${loser.name} → ${winner.name}`],
          confirmLabel: t('merge.action'),
        },
        failed: t('merge.failed'),
      },
      async () => {
        await dataProvider.merge(pair.kind, winner.id, body);
        isMerged.current = true;
        await end(t('merge.done'));
      },
    );
  };
  const mergeWithReason = async (reason: string, call: FormCall): Promise<void> => {
    await dataProvider.merge(pair.kind, winner.id, { loser_id: loser.id, fields: choices, reason }, call);
    isMerged.current = true;
    await queryClient.invalidateQueries();
    onDone();
  };
  const dismiss = (): void =>
    start({ failed: t('duplicate.dismissFailed') }, async () => {
      await dataProvider.dismissDuplicate(pair.id);
      await end(t('duplicate.dismissed'));
    });

  return (
    <>
      <Comparison
        kind={pair.kind}
        records={[first, second]}
        winner={winner}
        onWinner={chooseWinner}
        choices={choices}
        onChoose={(fields, side) =>
          setChoices({ ...choices, ...Object.fromEntries(fields.map((field) => [field, side])) })
        }
      />
      <DrawerSection title={t('merge.result')}>
        <MergeResult
          kind={pair.kind}
          winner={winner}
          loser={loser}
          choices={choices}
          mayPreview={() => !isMerged.current}
        />
      </DrawerSection>
      <Box className="no-print" sx={{ mt: 3, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {pair.state === 'open' ? (
          <>
            <Button variant="contained" disabled={isPending} onClick={merge}>
              {t('merge.action')}
            </Button>
            <Button variant="outlined" color="inherit" disabled={isPending} onClick={() => dismiss()}>
              {t('duplicate.dismiss')}
            </Button>
          </>
        ) : (
          <MergeWithReason winner={winner} loser={loser} send={mergeWithReason} />
        )}
      </Box>
    </>
  );
}
