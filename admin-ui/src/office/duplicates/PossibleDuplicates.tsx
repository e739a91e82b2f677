import '../../texts/candidates';
import { Alert, Button } from '@mui/material';
import { useGetList, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Duplicate, Merge } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';
import { nameOfRecord } from './compared-fields';

const SHOWN = 5;
const PAGE = { page: 1, perPage: SHOWN };

/** In a drawer: with whom the record may be the same, and what was merged into it. Nothing when there is neither. */
export default function PossibleDuplicates() {
  const kind = useResourceContext() ?? '';
  const id = Number(useRecordContext()?.id);
  const open = useGetList<Duplicate>('duplicates', {
    filter: { kind, record_ids: id, state: 'open' },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: PAGE,
  });
  const merged = useGetList<Merge>('merges', {
    filter: { kind, winner_id: id },
    sort: { field: 'merged_at', order: 'DESC' },
    pagination: PAGE,
  });
  const notUndone = (merged.data ?? []).filter(({ undone_at }) => undone_at === null);
  return (
    <>
      {(open.data ?? []).map((pair) => (
        <Alert
          key={pair.id}
          severity="warning"
          sx={{ mt: 0.5, py: 0 }}
          action={
            <Button
              component={Link}
              to={recordPath('/duplicates', pair.id)}
              color="inherit"
              sx={{ whiteSpace: 'nowrap' }}
            >
              {t('duplicate.compare')}
            </Button>
          }
        >
          {t('duplicate.possibleWith', {
            name: nameOfRecord(pair.first?.id === id ? pair.second : pair.first),
            reasons: pair.reasons.map((reason) => t(`duplicateReason.${reason}`)).join(', '),
          })}
        </Alert>
      ))}
      {notUndone.map((merge) => (
        <Alert
          key={merge.id}
          severity="info"
          sx={{ mt: 0.5, py: 0 }}
          action={
            <Button component={Link} to={recordPath('/merges', merge.id)} color="inherit">
              {t('record.open')}
            </Button>
          }
        >
          {t('duplicate.mergedFrom', { name: merge.loser_name, day: dayInIndia(merge.merged_at) })}
        </Alert>
      ))}
    </>
  );
}
