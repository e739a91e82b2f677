import { Alert, Button, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Import, ImportKindFields } from '@niyukt/ui-shared/api/types';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { ImportProvider } from './calls';

/** The fields of each kind change with the product only. */
const STALE_MILLISECONDS = 600_000;
const SAMPLES = 3;

type Field = ImportKindFields['fields'][number];

interface ColumnMappingProps {
  row: Import;
  isOpen: boolean;
  onToggle: () => void;
}

function useFields(kind: string): readonly Field[] {
  const dataProvider = useDataProvider<ImportProvider>();
  const { data } = useQuery({
    queryKey: ['imports', 'kinds'],
    queryFn: () => dataProvider.getImportKinds(),
    staleTime: STALE_MILLISECONDS,
  });
  // react-admin answers an empty record once the session has ended
  return Array.isArray(data) ? (data.find((known) => known.kind === kind)?.fields ?? []) : [];
}

/** What stands in the first rows of each column. */
function useSamples({ import_id, columns }: Import): readonly string[] {
  const dataProvider = useDataProvider<ImportProvider>();
  const { data } = useQuery({
    queryKey: ['imports', import_id, 'samples'],
    queryFn: () => dataProvider.getImportRows(import_id, {}, SAMPLES),
  });
  const rows = Array.isArray(data) ? data : [];
  return columns.map((_, index) => rows.map(({ cells }) => cells[index]).find(Boolean) ?? '');
}

/** Which column fills which field, as it was guessed, and changeable. */
export function ColumnMapping({ row, isOpen, onToggle }: ColumnMappingProps) {
  const dataProvider = useDataProvider<ImportProvider>();
  const fields = useFields(row.kind);
  const samples = useSamples(row);
  const [mapping, setMapping] = useState(row.mapping);
  const { start, isPending } = useCall();
  const labelOf = (name: string): string => fields.find(({ field }) => field === name)?.label ?? name;
  const chosen = Object.values(mapping).filter((field) => field !== null);
  const missing = fields.filter(({ field, is_required }) => is_required && !chosen.includes(field));
  const isChanged = row.columns.some((column) => mapping[column] !== row.mapping[column]);

  // a field is filled by one column: it leaves the one that had it
  const choose = (column: string, field: string | null): void =>
    setMapping((before) => ({
      ...Object.fromEntries(Object.entries(before).map(([name, had]) => [name, had === field ? null : had])),
      [column]: field,
    }));
  const apply = (): void =>
    start({ failed: t('import.mappingFailed') }, () => dataProvider.setImportMapping(row.import_id, mapping));
  return (
    <>
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('import.note.missing', { fields: missing.map(({ label }) => label).join(', ') })}
        </Alert>
      )}
      {!isOpen && (
        <div className="import-mapped">
          {row.columns.map((column) => (
            <span key={column} className={mapping[column] ? 'is-mapped' : ''}>
              {column} → {mapping[column] ? labelOf(mapping[column]) : t('import.ignore')}
            </span>
          ))}
        </div>
      )}
      {isOpen && (
        <>
          <p className="import-note">{t('import.columnsHint')}</p>
          <div className="import-columns">
            {row.columns.map((column, index) => (
              <div key={column}>
                <p>
                  <strong>{column}</strong>
                  {samples[index] && <span>{t('import.sample', { sample: samples[index] })}</span>}
                </p>
                <TextField
                  select
                  size="small"
                  value={fields.length ? (mapping[column] ?? '') : ''}
                  onChange={({ target }) => choose(column, target.value || null)}
                  slotProps={{
                    select: { displayEmpty: true },
                    htmlInput: { 'aria-label': t('import.column', { name: column }) },
                  }}
                >
                  <MenuItem value="">{t('import.ignore')}</MenuItem>
                  {fields.map(({ field, label, is_required }) => (
                    <MenuItem key={field} value={field}>
                      {is_required ? `${label} *` : label}
                    </MenuItem>
                  ))}
                </TextField>
              </div>
            ))}
          </div>
        </>
      )}
      <div className="import-buttons">
        {isChanged ? (
          <Button variant="contained" disabled={isPending} onClick={() => apply()}>
            {t('import.applyMapping')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onToggle} aria-expanded={isOpen}>
            {t(isOpen ? 'import.closeColumns' : 'import.changeColumns')}
          </Button>
        )}
      </div>
    </>
  );
}
