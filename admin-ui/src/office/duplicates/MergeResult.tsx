import '../../texts/candidates';
import { Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { MergePreview } from '@niyukt/ui-shared/api/types';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText, isLost } from '../../kit/providers/http-client';
import { Facts } from '../../kit/records/Facts';
import { placementLabel } from '../../recruiting/connections/parts/placement-label';
import { t } from '../../texts/console';
import type { DuplicateProvider } from './calls';
import { type Choices, COMPARED, type Compared, comparedOf, type DuplicateKind } from './compared-fields';

interface MergeResultProps {
  kind: DuplicateKind;
  winner: Compared;
  loser: Compared;
  choices: Choices;
  /** Whether the server may be asked now. */
  mayPreview: () => boolean;
}

/** How many there are of each, in words; what has none of its own are other entries. */
function movesInWords(moves: MergePreview['moves']): string[] {
  const WORDS = {
    connections: 'moved.connections',
    resumes: 'moved.resumes',
    notes: 'moved.notes',
    placements: 'moved.placements',
    introductions: 'moved.introductions',
    job_requests: 'moved.job_requests',
    invoices: 'moved.invoices',
    warranty_claims: 'moved.warranty_claims',
  } as const;
  const named = Object.entries(WORDS)
    .filter(([table]) => moves[table])
    .map(([table, key]) => t(key, { count: moves[table] ?? 0 }));
  const others = Object.entries(moves).reduce((sum, [table, count]) => (table in WORDS ? sum : sum + count), 0);
  return others ? [...named, t('moved.others', { count: others })] : named;
}

function Moves({ preview: { moves, joined }, winner }: { preview: MergePreview; winner: Compared }) {
  const words = movesInWords(moves);
  if (!words.length && !joined.length) {
    return <Typography sx={{ mb: 1.5 }}>{t('merge.nothingMoves')}</Typography>;
  }
  return (
    <>
      {words.length > 0 && (
        <>
          <Typography>{t('merge.moves', { id: String(winner.id) })}</Typography>
          <ul className="merge-moves">
            {words.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {joined.length > 0 && (
        <>
          <Typography>{t('merge.joins')}</Typography>
          <ul className="merge-moves">
            {joined.map(({ connection_id, job_title, statuses: [first, second], placement_status }) => (
              <li key={connection_id}>
                {t('merge.joined', {
                  job: job_title,
                  first: placementLabel(first),
                  second: placementLabel(second),
                  status: placementLabel(placement_status),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What a merge would do, worked out by the server: what moves, and the record afterwards. */
export function MergeResult({ kind, winner, loser, choices, mayPreview }: MergeResultProps) {
  const dataProvider = useDataProvider<DuplicateProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['merge preview', kind, winner.id, loser.id, choices],
    queryFn: () => dataProvider.previewMerge(kind, winner.id, { loser_id: loser.id, fields: choices }),
    placeholderData: keepPreviousData,
    enabled: mayPreview,
  });
  if (error)
    return (
      <FailureAlert retry={() => void refetch()}>
        {isLost(error) ? t('merge.previewFailed') : failureText(error, t('merge.previewFailed'))}
      </FailureAlert>
    );
  // react-admin answers an empty record once the session has ended
  const after = data?.joined ? comparedOf(data.record) : undefined;
  if (!data || !after) return <Skeleton variant="rounded" height={160} />;
  return (
    <>
      <Moves preview={data} winner={winner} />
      <Typography component="h4" variant="subtitle1" sx={{ mb: 1 }}>
        {t('merge.resultIs', { id: String(winner.id) })}
      </Typography>
      <Facts
        facts={COMPARED[kind]
          .filter(({ isWhole }) => !isWhole)
          .map(({ label, fields: [field = ''] }) => [t(label), after.values[field]] as const)}
      />
    </>
  );
}
