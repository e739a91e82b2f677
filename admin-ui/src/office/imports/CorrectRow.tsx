import { Button } from '@mui/material';
import type { Import, ImportRow } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState, type SubmitEvent } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { failureText } from '../../kit/providers/http-client';
import type { ImportProvider } from './calls';

interface CorrectRowProps {
  of: Import;
  row: ImportRow;
  onChecked: () => void;
}

/** The cells of the columns that fill a field; what fills none needs no correction. */
const placesOf = ({ columns, mapping }: Import): number[] =>
  columns.flatMap((column, place) => (mapping[column] ? [place] : []));

/** Corrects a row in error where it stands: it is checked anew at once. */
export function CorrectRow({ of, row, onChecked }: CorrectRowProps) {
  const dataProvider = useDataProvider<ImportProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [cells, setCells] = useState<readonly string[]>(() => of.columns.map((_, place) => row.cells[place] ?? ''));
  const [isBusy, setBusy] = useState(false);
  if (!isOpen)
    return (
      <Button size="small" className="no-print" onClick={() => setOpen(true)}>
        {t('import.correct', { number: row.row_number })}
      </Button>
    );
  const check = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const { outcome } = await dataProvider.correctImportRow(of.import_id, row.row_number, [...cells]);
      if (outcome === 'error') notify(t('import.stillWrong'), { type: 'warning' });
      else notify(t('import.corrected', { number: row.row_number }), { type: 'success' });
      onChecked();
      refresh();
    } catch (error) {
      notify(failureText(error, t('import.correctFailed')), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="import-correction no-print" onSubmit={(event) => void check(event)}>
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
        <Button type="submit" variant="contained" size="small" disabled={isBusy}>
          {t('import.checkRow')}
        </Button>
        <Button size="small" color="inherit" onClick={() => setOpen(false)}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
