import { Alert, LinearProgress } from '@mui/material';
import type { Import } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { countText, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useEffect, useState } from 'react';
import { useGetOne, useRefresh } from 'react-admin';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { Facts } from '../../kit/records/Facts';
import { ColumnMapping } from './ColumnMapping';
import { FailedImport } from './FailedImport';
import { isBeforeRun, isBusy, resultText, rowsText, STATE_TONES } from './import-words';
import { ImportNotes } from './ImportNotes';
import { ImportRows } from './ImportRows';
import { RowsToDecide } from './RowsToDecide';
import { RunImport } from './RunImport';
import { Steps } from './Steps';
import { UndoImport } from './UndoImport';
import './imports.css';

const ASK_AGAIN_MILLISECONDS = 1_000;
const PERCENT = 100;

/** How far the present step is; it is asked for while something is under way, also after a reload. */
function Progress({ row }: { row: Import }) {
  const { import_id, state, done_rows, row_count } = row;
  const refresh = useRefresh();
  const { data } = useGetOne<Import>('imports', { id: import_id }, { refetchInterval: ASK_AGAIN_MILLISECONDS });
  const isOver = data?.state !== undefined && !isBusy(data);
  // the rows and the list behind have changed, too
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver, refresh]);
  const words =
    state === 'checking'
      ? 'import.progress.checking'
      : state === 'running'
        ? 'import.progress.running'
        : 'import.progress.undoing';
  const text = t(words, { done: countText(done_rows), total: countText(row_count) });
  return (
    <div role="status" className="import-progress">
      <p>{text}</p>
      <LinearProgress
        variant="determinate"
        value={Math.min(PERCENT, (done_rows / row_count) * PERCENT)}
        aria-label={text}
      />
      <p className="import-note">{t('import.progressHint')}</p>
    </div>
  );
}

function Body({ row }: { row: Import }) {
  const { state, results } = row;
  const [isOpen, setOpen] = useState(row.missing_fields.length > 0);
  const isBefore = isBeforeRun(row);
  return (
    <>
      <Steps row={row} />
      {state === 'failed' && <FailedImport row={row} />}
      <ImportNotes row={row} />
      <Facts
        facts={[
          [t('import.kind'), t(`import.kind.${row.kind}`)],
          [t('import.uploadedBy'), row.created_by_name],
          [t('import.uploadedOn'), momentInIndia(row.created_at)],
          ...(isBefore ? [] : ([[t('import.result'), resultText(row)]] as const)),
        ]}
      />
      {isBusy(row) && <Progress key={state} row={row} />}
      {isBefore && (
        <DrawerSection title={t('import.step.columns')}>
          <ColumnMapping
            key={JSON.stringify(row.mapping)}
            row={row}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        </DrawerSection>
      )}
      {state === 'checked' && <RunImport row={row} />}
      {state === 'done' && (results['review'] ?? 0) > 0 && <RowsToDecide row={row} />}
      {!isBusy(row) && <ImportRows key={state} row={row} />}
      <UndoImport row={row} />
      {state === 'undone' && (results['created'] ?? 0) + (results['updated'] ?? 0) > 0 && (
        <Alert severity="warning">{resultText(row)}</Alert>
      )}
    </>
  );
}

/** An import: its columns, what it would do, how far it is, and what became of it. */
export function ImportDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Import>
      resource="imports"
      path={path}
      title={({ file_name }) => file_name}
      subtitle={({ state, row_count }) => (
        <span className="chip-row">
          <StatusChip tone={STATE_TONES[state]} label={t(`importState.${state}`)} />
          <span>{rowsText(row_count)}</span>
        </span>
      )}
    >
      {(row) => <Body row={row} />}
    </DetailDrawer>
  );
}
