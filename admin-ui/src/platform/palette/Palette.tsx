import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import {
  Box,
  Dialog,
  IconButton,
  InputBase,
  LinearProgress,
  useAutocomplete,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { MAX_SEARCH_LENGTH } from '@niyukt/ui-shared/api/form-rules';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStaff } from '../access/StaffContext';
import { EmptyState } from '../records/EmptyState';
import { hasAllWords, wordsOf } from '../search/words';
import { commandsFor } from './commands';
import { Hints } from './Hints';
import { Options } from './Options';
import { PALETTE_ID, type PaletteRow } from './rows';
import { useSearch } from './useSearch';
import { FailureAlert } from '../page/FailureAlert';

const FOR_SCREEN_READERS = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const textsOf = ({ name, details, found = [] }: PaletteRow): string[] => [
  name,
  ...details,
  ...found.flatMap(({ values }) => values),
];
const pathOf = ({ path }: PaletteRow): string => path;
const groupOf = ({ group }: PaletteRow): string => group;
const allOf = (rows: PaletteRow[]): PaletteRow[] => rows;

function Finder({ onClose }: { onClose: () => void }) {
  const staff = useStaff();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { rows: found, failed, isShort, isCurrent, retry } = useSearch(typed);
  const words = wordsOf(typed);
  const rows = [...commandsFor(staff, words), ...found];

  const choose = (event: SyntheticEvent, row: PaletteRow | null): void => {
    if (!row) return;
    // Enter right after the last letter must not open what an earlier text had found
    if (event.type === 'keydown' && !isCurrent && !hasAllWords(textsOf(row), words)) return;
    onClose();
    void navigate(row.path);
  };

  const combobox = useAutocomplete<PaletteRow>({
    id: PALETTE_ID,
    options: rows,
    getOptionLabel: pathOf,
    groupBy: groupOf,
    filterOptions: allOf,
    value: null,
    onChange: choose,
    inputValue: typed,
    onInputChange: (_event, text, reason) => reason === 'input' && setTyped(text),
    open: true,
    onClose: (_event, reason) => reason === 'escape' && onClose(),
    autoHighlight: true,
    clearOnBlur: false,
    selectOnFocus: false,
    handleHomeEndKeys: false,
  });
  const isNothing = rows.length === 0 && isCurrent && failed.length === 0;

  return (
    <>
      <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1 }}>
        <Search aria-hidden="true" sx={{ color: 'text.secondary' }} />
        <Box component="label" {...combobox.getInputLabelProps()} sx={FOR_SCREEN_READERS}>
          {t('console.searchAll')}
        </Box>
        <Box {...combobox.getRootProps()} sx={{ flex: 1 }}>
          <InputBase
            autoFocus
            fullWidth
            placeholder={t('palette.hint')}
            inputProps={{ ...combobox.getInputProps(), maxLength: MAX_SEARCH_LENGTH }}
            sx={{ fontSize: 17, '& input:focus-visible': { outline: 'none' } }}
          />
        </Box>
        <IconButton aria-label={t('action.close')} onClick={onClose} edge="end">
          <Close />
        </IconButton>
        <Box sx={{ position: 'absolute', insetInline: 0, bottom: 0, borderBottom: '1px solid var(--line)' }}>
          {!isCurrent && (
            <LinearProgress aria-hidden="true" sx={{ position: 'absolute', inset: '-1px 0 auto', height: 2 }} />
          )}
        </Box>
      </Box>
      {failed.length > 0 && (
        <FailureAlert retry={retry} sx={{ borderRadius: 0 }}>
          {t('palette.failed', { lists: failed.join(', ') })}
        </FailureAlert>
      )}
      {rows.length > 0 && <Options combobox={combobox} words={words} />}
      <Box role="status" sx={rows.length > 0 ? FOR_SCREEN_READERS : { flex: 1 }}>
        {isNothing && isShort && <EmptyState text={t('palette.short')} />}
        {isNothing && !isShort && (
          <EmptyState title={t('palette.nothing', { text: typed.trim() })} text={t('palette.nothingHint')} />
        )}
        {rows.length > 0 && isCurrent && words.length > 0 && t('palette.count', { count: rows.length })}
      </Box>
      <Hints />
    </>
  );
}

/** Search over people, companies, jobs and connections, and the way to every section and form. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${PALETTE_ID}-label`}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: { sx: isPhone ? { borderRadius: 0, border: 0 } : { height: 'min(560px, 76dvh)', mt: '10dvh' } },
      }}
    >
      <Finder onClose={onClose} />
    </Dialog>
  );
}
