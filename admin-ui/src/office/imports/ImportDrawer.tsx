import { Alert, Button, LinearProgress } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useGetOne, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { newKey } from '@niyukt/ui-shared/api/idempotency-key';
import type { Import } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { countText, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { Facts } from '../../kit/records/Facts';
import { useCall } from '../../kit/records/useCall';
import { listAddress } from '../../kit/resource/list-address';
import { t } from '../../texts/console';
import type { ImportProvider } from './calls';
import { ColumnMapping } from './ColumnMapping';
import { importResultText, isBeforeRun, isBusy, phaseOf, rowsText, STATE_TONES } from './import-words';
import { ImportRows } from './ImportRows';
import { RowsToDecide } from './RowsToDecide';
import { RunImport } from './RunImport';
import { UndoImport } from './UndoImport';
import './imports.css';

const ASK_AGAIN_MILLISECONDS = 1_000;
const PERCENT = 100;

/** How far the present step is; it is asked for while something is under way, also after a reload. */
function Progress({ row }: { row: Import }) {
  const { import_id, state, done_rows, row_count } = row;
  useGetOne<Import>('imports', { id: import_id }, { refetchInterval: ASK_AGAIN_MILLISECONDS });
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

/** Why an import stopped, and the button that goes on. */
function FailedImport({ row: { import_id, problem } }: { row: Import }) {
  const dataProvider = useDataProvider<ImportProvider>();
  const { start } = useCall();
  const [key] = useState(newKey);
  return (
    <FailureAlert
      retry={() => start({ failed: t('import.retryFailed') }, () => dataProvider.retryImport(import_id, key))}
      sx={{ mb: 2 }}
    >
      {problem}
    </FailureAlert>
  );
}

/** What one should know of a file before it is imported. */
function ImportNotes({ row }: { row: Import }) {
  if (!isBeforeRun(row)) return null;
  const { same_file_as, other_sheets, sheet, formulas, merged_cells, header_row, line_count, left_out_lines } = row;
  const notes = [
    same_file_as !== null && t('import.note.same', { id: same_file_as }),
    other_sheets.length > 0 && t('import.note.sheets', { sheet: sheet ?? '', others: other_sheets.join(', ') }),
    formulas > 0 && t('import.note.formulas', { count: formulas }),
    merged_cells > 0 && t('import.note.merged'),
    left_out_lines !== null &&
      left_out_lines > 0 &&
      t('import.note.leftOut', { count: left_out_lines, lines: countText(line_count ?? 0) }),
    header_row === null && t('import.note.noHeader'),
  ].filter((note) => note !== false);
  return (
    notes.length > 0 && (
      <Alert severity="info" sx={{ mb: 2 }}>
        {notes.map((note) => (
          <p key={note} className="import-alert-line">
            {note}
          </p>
        ))}
      </Alert>
    )
  );
}

const STEPS = ['import.file', 'import.step.columns', 'import.step.check', 'import.step.run'] as const;

/** How many steps are done. */
const DONE: Readonly<Record<Import['state'], number>> = {
  checking: 2,
  checked: 3,
  running: 3,
  done: 4,
  undoing: 4,
  undone: 4,
  failed: 2,
};

/** The steps of an import, and which one it is at. */
function Steps({ row }: { row: Import }) {
  const done = DONE[phaseOf(row)];
  return (
    <ol className="import-steps" aria-label={t('import.steps')}>
      {STEPS.map((step, index) => (
        <li key={step} className={index < done ? 'is-done' : ''} aria-current={index === done ? 'step' : undefined}>
          <span aria-hidden="true">{index < done ? '✓' : index + 1}</span>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}

/** The list of what it added: the moments of its run find it. */
function Added({ row: { kind, started_at, finished_at, source } }: { row: Import }) {
  const filter = { created_at_gte: started_at, created_at_lte: finished_at, ...(source && { source }) };
  return (
    <Button
      component={Link}
      to={listAddress(`/${kind}`, filter)}
      variant="contained"
      className="no-print"
      sx={{ my: 2, alignSelf: 'flex-start' }}
    >
      {t(`import.added.${kind}`)}
    </Button>
  );
}

function ImportFacts({ row }: { row: Import }) {
  return (
    <Facts
      facts={[
        [t('import.kind'), t(`import.kind.${row.kind}`)],
        [t('import.uploadedBy'), row.created_by_name],
        [t('import.uploadedOn'), momentInIndia(row.created_at)],
        ...(isBeforeRun(row) ? [] : ([[t('import.result'), importResultText(row)]] as const)),
      ]}
    />
  );
}

/** The rows and the list behind have changed with the state, too. */
function useReadAgain({ state }: Import): void {
  const refresh = useRefresh();
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    refresh();
  }, [state, refresh]);
}

function Body({ row }: { row: Import }) {
  useReadAgain(row);
  const { state, results } = row;
  const [isOpen, setOpen] = useState(row.missing_fields.length > 0);
  const isBefore = isBeforeRun(row);
  return (
    <>
      <Steps row={row} />
      {state === 'failed' && <FailedImport row={row} />}
      <ImportNotes row={row} />
      {!isBefore && <ImportFacts row={row} />}
      {state === 'done' && (results['created'] ?? 0) > 0 && <Added row={row} />}
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
      {isBefore && (
        <DrawerSection title={t('import.file')}>
          <ImportFacts row={row} />
        </DrawerSection>
      )}
      <UndoImport row={row} />
      {state === 'undone' && (results['created'] ?? 0) + (results['updated'] ?? 0) > 0 && (
        <Alert severity="warning">{importResultText(row)}</Alert>
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
      subtitle={({ kind, state, row_count }) => (
        <span className="chip-row">
          <StatusChip tone={STATE_TONES[state]} label={t(`importState.${state}`)} />
          <span>
            {t(`import.kind.${kind}`)} · {rowsText(row_count)}
          </span>
        </span>
      )}
    >
      {(row) => <Body row={row} />}
    </DetailDrawer>
  );
}
