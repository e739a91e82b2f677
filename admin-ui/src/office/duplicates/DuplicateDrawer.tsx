import '../../texts/candidates';
import { Alert, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Duplicate } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { t } from '../../texts/console';
import { comparedOf, nameOfRecord } from './compared-fields';
import { MergeForm } from './MergeForm';
import { PairChip } from './PairChip';

const WIDTH = 880;

/** What was decided about the pair. */
function Decision({ pair: { state, decided_at, decider_name, decided_by_name } }: { pair: Duplicate }) {
  if (state === 'open' || !decided_at) return null;
  const values = { who: decider_name ?? decided_by_name ?? '', day: dayInIndia(decided_at) };
  if (state === 'dismissed') {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('duplicate.isDismissed', values)}
      </Alert>
    );
  }
  return (
    <Alert
      severity="success"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to="/merges" color="inherit" sx={{ whiteSpace: 'nowrap' }}>
          {t('duplicate.toMerges')}
        </Button>
      }
    >
      {t('duplicate.isMerged', values)}
    </Alert>
  );
}

function Pair({ pair, close }: { pair: Duplicate; close: () => void }) {
  const first = comparedOf(pair.first);
  const second = comparedOf(pair.second);
  return (
    <>
      <Decision pair={pair} />
      {first && second && pair.state !== 'merged' && (
        <MergeForm pair={pair} first={first} second={second} onDone={close} />
      )}
      {(!first || !second) && pair.state !== 'merged' && <Typography>{t('merge.other')}</Typography>}
    </>
  );
}

/** Two records side by side: are they the same, and what of each stays? */
export default function DuplicateDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Duplicate>
      resource="duplicates"
      path={path}
      width={WIDTH}
      title={({ first, second }) => t('duplicate.both', { first: nameOfRecord(first), second: nameOfRecord(second) })}
      subtitle={({ state, reasons }) => (
        <span className="chip-row">
          <PairChip state={state} />
          {reasons.map((reason) => (
            <StatusChip key={reason} tone="slate" label={t(`duplicateReason.${reason}`)} />
          ))}
        </span>
      )}
    >
      {(pair, close) => <Pair key={pair.id} pair={pair} close={close} />}
    </DetailDrawer>
  );
}
