import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Import, ImportRow } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { NotYet } from '../../kit/page/NotYet';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { ImportProvider, RowFilter } from './calls';
import { IMPORT_RESULTS, isBeforeRun, OUTCOME_TONES, OUTCOMES, ROW_TONES } from './import-words';

const SHOWN = 10;
const ALL = 'all';

/** One row: what it says, and what is said of it. */
export function RowText({ row: { cells, reasons, outcome }, columns }: { row: ImportRow; columns: readonly string[] }) {
  return (
    <>
      <p className="import-cells">
        {cells.map((cell, index) => cell && <span key={columns[index] ?? index}>{cell}</span>)}
      </p>
      {reasons.map(({ message }) => (
        <p key={message} className={`import-reason ${outcome === 'error' ? 'is-error' : ''}`}>
          {message}
        </p>
      ))}
    </>
  );
}

interface CorrectRowProps {
  of: Import;
  row: ImportRow;
  onChecked: () => void;
}

/** The cells of the columns that fill a field; what fills none needs no correction. */
const placesOf = ({ columns, mapping }: Import): number[] =>
  columns.flatMap((column, index) => (mapping[column] ? [index] : []));

/** Corrects a row in error where it stands: it is checked anew at once. */
function CorrectRow({ of, row, onChecked }: CorrectRowProps) {
  const dataProvider = useDataProvider<ImportProvider>();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [cells, setCells] = useState<readonly string[]>(() => of.columns.map((_, index) => row.cells[index] ?? ''));
  const { start, isPending } = useCall();
  if (!isOpen)
    return (
      <Button size="small" className="no-print" onClick={() => setOpen(true)}>
        {t('import.correct', { number: row.row_number })}
      </Button>
    );
  const check = (event: SubmitEvent): void => {
    event.preventDefault();
    start({ failed: t('import.correctFailed') }, async () => {
      const { outcome } = await dataProvider.correctImportRow(of.import_id, row.row_number, [...cells]);
      if (outcome === 'error') notify(t('import.stillWrong'), { type: 'warning' });
      else notify(t('import.corrected', { number: row.row_number }), { type: 'success' });
      onChecked();
    });
  };
  return (
    <form className="import-correction no-print" onSubmit={check}>
      {placesOf(of).map((place) => (
        <label key={place}>
          {of.columns[place]}
          <input
            type="text"
            className="plain-input"
            autoComplete="off"
            value={cells[place] ?? ''}
            onChange={({ target }) => setCells(cells.map((cell, other) => (other === place ? target.value : cell)))}
          />
        </label>
      ))}
      <div>
        <Button type="submit" variant="contained" size="small" disabled={isPending}>
          {t('import.checkRow')}
        </Button>
        <Button size="small" color="inherit" onClick={() => setOpen(false)}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The first rows of an import, all of them or those of one kind. */
export function ImportRows({ row }: { row: Import }) {
  const dataProvider = useDataProvider<ImportProvider>();
  const [shown, setShown] = useState(ALL);
  const isBefore = isBeforeRun(row);
  const counts = isBefore ? row.counts : row.results;
  const kinds = (isBefore ? OUTCOMES : IMPORT_RESULTS).filter((kind) => (counts[kind] ?? 0) > 0);
  const filter: RowFilter = shown === ALL ? {} : { [isBefore ? 'outcome' : 'state']: shown };
  const { data, error, refetch } = useQuery({
    queryKey: ['imports', row.import_id, 'rows', row.state, filter, row.counts, row.results],
    queryFn: () => dataProvider.getImportRows(row.import_id, filter, SHOWN),
  });
  // react-admin answers an empty record once the session has ended
  const rows = Array.isArray(data) ? data : undefined;
  return (
    <DrawerSection title={t('import.firstRows')}>
      {kinds.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label={t('import.rowsShown')}
          onChange={(_, chosen: string | null) => setShown(chosen ?? ALL)}
          sx={{ flexWrap: 'wrap', mb: 1 }}
        >
          <ToggleButton value={ALL}>{t('import.allRows')}</ToggleButton>
          {kinds.map((kind) => (
            <ToggleButton key={kind} value={kind}>
              {isBefore
                ? t(`importOutcome.${kind as (typeof OUTCOMES)[number]}`)
                : t(`importRow.${kind as (typeof IMPORT_RESULTS)[number]}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {(error || !rows) && <NotYet error={error} retry={refetch} failed={t('import.rowsFailed')} height={200} />}
      {rows?.length === 0 && <p className="import-note">{t(shown === ALL ? 'import.rowsGone' : 'import.noRows')}</p>}
      <ul className="import-rows">
        {rows?.map((one) => (
          <li key={one.import_row_id}>
            <div className="import-row-head">
              <span>{t('import.row', { number: one.row_number })}</span>
              {isBefore && one.outcome && (
                <StatusChip tone={OUTCOME_TONES[one.outcome]} label={t(`importOutcome.${one.outcome}`)} />
              )}
              {!isBefore && <StatusChip tone={ROW_TONES[one.state]} label={t(`importRow.${one.state}`)} />}
            </div>
            <RowText row={one} columns={row.columns} />
            {row.state === 'checked' && one.outcome === 'error' && (
              <CorrectRow of={row} row={one} onChecked={() => void refetch()} />
            )}
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}
