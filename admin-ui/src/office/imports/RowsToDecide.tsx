import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Import } from '@niyukt/ui-shared/api/types';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { LinkToRecord } from '../../kit/records/LinkToRecord';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { ImportProvider, RowDecision } from './calls';
import { RowText } from './ImportRows';

const SHOWN = 20;
const DECISIONS: readonly RowDecision[] = ['update', 'new', 'skip'];

/** Rows whose record is there already: each is decided. */
export function RowsToDecide({ row }: { row: Import }) {
  const dataProvider = useDataProvider<ImportProvider>();
  const { start, isPending } = useCall();
  const { data } = useQuery({
    queryKey: ['imports', row.import_id, 'review', row.results],
    queryFn: () => dataProvider.getImportRows(row.import_id, { state: 'review' }, SHOWN),
  });
  // react-admin answers an empty record once the session has ended
  const rows = Array.isArray(data) ? data : [];
  const decide = (number: number, decision: RowDecision): void =>
    start({ failed: t('import.decideFailed'), done: t('import.decided') }, () =>
      dataProvider.decideImportRow(row.import_id, number, decision),
    );
  return (
    <DrawerSection title={t('import.review')}>
      <ul className="import-rows">
        {rows.map((one) => (
          <li key={one.import_row_id}>
            <div className="import-row-head">
              <span>{t('import.row', { number: one.row_number })}</span>
              {one.record_id !== null && (
                <LinkToRecord resource={row.kind} id={one.record_id}>
                  {t('import.openRecord')}
                </LinkToRecord>
              )}
            </div>
            <RowText row={one} columns={row.columns} />
            <div className="import-buttons">
              {DECISIONS.filter((decision) => decision !== 'new' || one.outcome === 'duplicate').map((decision) => (
                <Button
                  key={decision}
                  size="small"
                  variant="outlined"
                  disabled={isPending}
                  onClick={() => decide(one.row_number, decision)}
                >
                  {t(`import.decide.${decision}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}
