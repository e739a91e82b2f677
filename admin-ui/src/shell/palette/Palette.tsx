import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { Box, Chip, Dialog, IconButton, InputBase, LinearProgress, useAutocomplete } from '@mui/material';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '@niyukt/ui-shared/api/form-rules';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { EmptyState } from '../../kit/records/EmptyState';
import { beginsWithAllWords, hasAllWords, wordsOf } from '../../kit/search/words';
import { useIsPhone } from '../../kit/theme/useWidth';
import { t } from '../../texts/console';
import { Hints } from './Hints';
import { Options } from './Options';
import type { Overlay } from './overlay';
import { actionsOf, PALETTE_ID, type PaletteRow } from './rows';
import { useOwnRows } from './useOwnRows';
import { useSearch } from './useSearch';

/** Begins the ids that the combobox gives its options. */
const OPTION_ID = `${PALETTE_ID}-option-`;

const textsOf = ({ name, details, found = [] }: PaletteRow): string[] => [
  name,
  ...details,
  ...found.flatMap(({ values }) => values),
];
const idOf = ({ path, id = path }: PaletteRow): string => id;
const groupOf = ({ group }: PaletteRow): string => group;
const allOf = (rows: PaletteRow[]): PaletteRow[] => rows;

interface PaletteProps {
  onClose: () => void;
  onOpen: (overlay: Overlay) => void;
}

function Finder({ onClose, onOpen }: PaletteProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [about, setAbout] = useState<PaletteRow>();
  const { rows: found, failed, isShort, isCurrent, retry } = useSearch(about ? '' : typed);
  const words = wordsOf(typed);
  const own = useOwnRows(words, onOpen);
  const rows = about ? actionsOf(about).filter(({ name }) => beginsWithAllWords(name, words)) : [...own, ...found];
  const turnTo = (row: PaletteRow | undefined): void => {
    setAbout(row);
    setTyped('');
  };
  const turn = (event: KeyboardEvent<HTMLElement>): void => {
    const active = event.currentTarget.querySelector('input')?.getAttribute('aria-activedescendant');
    const highlighted = rows[Number(active?.slice(OPTION_ID.length))];
    if (event.key === 'Tab' && !event.shiftKey && !about && active && highlighted?.actionKeys) {
      event.preventDefault();
      turnTo(highlighted);
    } else if (event.key === 'Backspace' && about && typed === '') turnTo(undefined);
  };

  const choose = (event: SyntheticEvent, row: PaletteRow | null): void => {
    if (!row) return;
    // Enter right after the last letter must not open what an earlier text had found
    const isOld = !isCurrent && !rows.slice(0, own.length).includes(row) && !hasAllWords(textsOf(row), words);
    if (event.type === 'keydown' && isOld) return;
    onClose();
    row.run?.();
    if (row.path.startsWith('/')) void navigate(row.path);
  };

  const combobox = useAutocomplete<PaletteRow>({
    id: PALETTE_ID,
    options: rows,
    getOptionLabel: idOf,
    groupBy: groupOf,
    filterOptions: allOf,
    value: null,
    onChange: choose,
    inputValue: typed,
    onInputChange: (_event, text, reason) => reason === 'input' && setTyped(text),
    open: true,
    onClose: (_event, reason) => reason === 'escape' && (about ? turnTo(undefined) : onClose()),
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
        <label {...combobox.getInputLabelProps()} className="sr-only">
          {t('console.searchAll')}
        </label>
        {about && <Chip label={about.name} onDelete={() => turnTo(undefined)} sx={{ maxWidth: '50%' }} />}
        <Box {...combobox.getRootProps({ onKeyDown: turn })} sx={{ flex: 1 }}>
          <InputBase
            autoFocus
            fullWidth
            placeholder={about ? t('palette.with', { name: about.name }) : t('palette.hint')}
            inputProps={{ ...combobox.getInputProps(), maxLength: MAX_SEARCH_LENGTH }}
            sx={{ fontSize: '1.0625rem', '& input:focus-visible': { outline: 'none' } }}
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
      <Box role="status" className={rows.length > 0 ? 'sr-only' : undefined} sx={{ flex: 1 }}>
        {isNothing && isShort && <EmptyState text={t('palette.short')} />}
        {isNothing && !isShort && (
          <EmptyState
            drawing="notFound"
            title={t('palette.nothing', { text: typed.trim() })}
            text={t('palette.nothingHint')}
          />
        )}
        {rows.length > 0 && isCurrent && words.length > 0 && t('palette.count', { count: rows.length })}
      </Box>
      <Hints hasActions={!about && rows.some(({ actionKeys }) => actionKeys !== undefined)} />
    </>
  );
}

/** Search over people, companies, jobs and connections, and the way to every section and form. */
export default function Palette({ onClose, onOpen }: PaletteProps) {
  const isPhone = useIsPhone();
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
      <Finder onClose={onClose} onOpen={onOpen} />
    </Dialog>
  );
}
