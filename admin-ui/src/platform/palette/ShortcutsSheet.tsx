import Close from '@mui/icons-material/Close';
import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  IconButton,
  Switch,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useId } from 'react';
import { useStore } from 'react-admin';
import { useStaff } from '../access/StaffContext';
import { sectionsFor } from '../resource/sections';
import { Keys } from './Keys';
import { GO, PAGE_KEYS, SINGLE_KEYS_STORE } from './shortcuts';

interface Shortcut {
  keys: readonly string[];
  between?: string;
  does: string;
}

const anywhere = (): Shortcut[] => [
  { keys: ['Ctrl K', '⌘ K'], between: t('shortcut.or'), does: t('console.searchAll') },
  { keys: ['Esc'], does: t('shortcut.close') },
];
const onPage = (): Shortcut[] => PAGE_KEYS.map(({ key, does }) => ({ keys: [key], does: t(does) }));

function Group({ title, shortcuts, isOff = false }: { title: string; shortcuts: Shortcut[]; isOff?: boolean }) {
  return (
    <Box component="section" sx={{ breakInside: 'avoid', mb: 2.5 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, ...(isOff && { textDecoration: 'line-through', color: 'text.secondary' }) }}>
        {shortcuts.map(({ keys, between, does }) => (
          <Box
            key={does}
            sx={{
              display: 'flex',
              flexDirection: 'row-reverse',
              alignItems: 'center',
              gap: 2,
              minHeight: 36,
              '& + &': { borderTop: '1px solid var(--line)' },
            }}
          >
            <Box component="dt" sx={{ flexShrink: 0 }}>
              <Keys keys={keys} {...(between && { between })} />
            </Box>
            <Box component="dd" sx={{ m: 0, flex: 1 }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Every shortcut of this person's console, and the switch for those that are a single key. */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const staff = useStaff();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [areSingleKeysOn, setSingleKeysOn] = useStore(SINGLE_KEYS_STORE, true);
  const titleId = useId();
  const hintId = useId();
  const sections = sectionsFor(staff).map(({ key, label }): Shortcut => ({
    keys: [GO, key],
    between: t('shortcut.then'),
    does: label,
  }));
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        <DialogTitle id={titleId} component="h2" variant="h1" sx={{ flex: 1 }}>
          {t('console.shortcuts')}
        </DialogTitle>
        <IconButton aria-label={t('action.close')} onClick={onClose} autoFocus>
          <Close />
        </IconButton>
      </Box>
      <DialogContent sx={{ pt: 0 }}>
        <Box sx={{ columns: { sm: 2 }, columnGap: 5 }}>
          <Group title={t('shortcut.anywhere')} shortcuts={anywhere()} />
          <Group title={t('shortcut.onPage')} shortcuts={onPage()} isOff={!areSingleKeysOn} />
          <Group title={t('shortcut.goTo')} shortcuts={sections} isOff={!areSingleKeysOn} />
        </Box>
        <FormControlLabel
          control={
            <Switch
              checked={areSingleKeysOn}
              onChange={(_event, isOn) => setSingleKeysOn(isOn)}
              slotProps={{ input: { role: 'switch', 'aria-describedby': hintId } }}
            />
          }
          label={t('shortcut.single')}
        />
        <FormHelperText id={hintId} sx={{ mt: 0 }}>
          {t('shortcut.singleHint')}
        </FormHelperText>
      </DialogContent>
    </Dialog>
  );
}
