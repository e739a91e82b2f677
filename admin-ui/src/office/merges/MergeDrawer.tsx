import '../../texts/candidates';
import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Merge } from '@niyukt/ui-shared/api/types';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { Actor } from '../../kit/records/Actor';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts } from '../../kit/records/Facts';
import { useCall } from '../../kit/records/useCall';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';
import type { MergeProvider } from './calls';
import { MergeChip } from './MergeChip';

/** Puts both records back, after a question. */
function UndoButton({ merge }: { merge: Merge }) {
  const dataProvider = useDataProvider<MergeProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { start, isPending } = useCall();
  const undo = (): void =>
    start(
      {
        ask: {
          title: t('merges.undoTitle'),
          text: t('merges.undoText', { winner: merge.winner_name }),
          details: [`${merge.winner_name}, ${merge.loser_name}`],
          confirmLabel: t('merges.undo'),
        },
        failed: t('merges.undoFailed'),
      },
      async () => {
        await dataProvider.undoMerge(merge.id);
        notify(t('merges.undoDone'), { type: 'success' });
        await queryClient.invalidateQueries();
      },
    );
  return (
    <Button variant="outlined" disabled={isPending} onClick={undo}>
      {t('merges.undo')}
    </Button>
  );
}

/** Two records that were made one, and the way back. */
export default function MergeDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Merge>
      resource="merges"
      path={path}
      title={({ winner_name, loser_name }) => t('duplicate.both', { first: winner_name, second: loser_name })}
      subtitle={(merge) => <MergeChip merge={merge} />}
      actions={(merge) => (
        <>
          <Button component={Link} to={recordPath(`/${merge.kind}`, merge.winner_id)} variant="contained">
            {t('merges.openWinner', { name: merge.winner_name })}
          </Button>
          {merge.can_undo && <UndoButton merge={merge} />}
        </>
      )}
    >
      {(merge) => (
        <>
          {!merge.can_undo && merge.undone_at === null && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('merges.later')}
            </Alert>
          )}
          <Facts
            facts={[
              [t('duplicate.kind'), t(`duplicateKind.${merge.kind}`)],
              [t('merges.winner'), t('merge.named', { name: merge.winner_name, id: merge.winner_id })],
              [t('merges.loser'), t('merge.named', { name: merge.loser_name, id: merge.loser_id })],
              [t('merges.on'), momentInIndia(merge.merged_at)],
              [t('merges.by'), <Actor key="by" name={merge.merger_name} address={merge.merged_by_name} />],
              ...(merge.reason ? ([[t('merges.reason'), merge.reason]] as const) : []),
              merge.undone_at === null
                ? [t('merges.undoUntil'), dayInIndia(merge.undo_until)]
                : [t('merges.undone'), momentInIndia(merge.undone_at)],
              ...(merge.undone_by_name
                ? ([
                    [
                      t('merges.undoneBy'),
                      <Actor key="undone" name={merge.undoer_name} address={merge.undone_by_name} />,
                    ],
                  ] as const)
                : []),
            ]}
          />
        </>
      )}
    </DetailDrawer>
  );
}
