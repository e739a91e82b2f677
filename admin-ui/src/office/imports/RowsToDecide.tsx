import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Import } from '@niyukt/ui-shared/api/types';
import { failureText } from '../../kit/providers/http-client';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { LinkToRecord } from '../../kit/records/LinkToRecord';
import { t } from '../../texts/console';
import type { ImportProvider, RowDecision } from './calls';
import { RowText } from './ImportRows';

const SHOWN = 20;
const DECISIONS: readonly RowDecision[] = ['update', 'new', 'skip'];

/** Rows whose record is there already: each is decided. */
export function RowsToDecide({ row }: { row: Import }) {
  const dataProvider = useDataProvider<ImportProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [sending, setSending] = useState<number>();
  const { data } = useQuery({
    queryKey: ['imports', row.import_id, 'review', row.results],
    queryFn: () => dataProvider.getImportRows(row.import_id, { state: 'review' }, SHOWN),
  });
  // react-admin answers an empty record once the session has ended
  const rows = Array.isArray(data) ? data : [];
  const decide = async (number: number, decision: RowDecision): Promise<void> => {
    setSending(number);
    try {
      await dataProvider.decideImportRow(row.import_id, number, decision);
      notify(t('import.decided'), { type: 'success' });
    } catch (error) {
      notify(failureText(error, t('import.decideFailed')), { type: 'error' });
    } finally {
      setSending(undefined);
      refresh();
    }
  };
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
                  disabled={sending === one.row_number}
                  onClick={() => void decide(one.row_number, decision)}
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
