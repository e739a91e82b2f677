import { Alert } from '@mui/material';
import type { Import } from '@niyukt/ui-shared/api/types';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { isBeforeRun } from './import-words';

/** What one should know of a file before it is imported. */
export function ImportNotes({ row }: { row: Import }) {
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
