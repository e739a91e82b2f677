import Close from '@mui/icons-material/Close';
import HelpOutline from '@mui/icons-material/HelpOutline';
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  IconButton,
  Switch,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { useStaff } from '../../kit/access/StaffContext';
import { numberedFor } from '../../kit/resource/sections';
import { useIsPhone } from '../../kit/theme/useWidth';
import { t } from '../../texts/console';
import { Keys } from './Keys';
import { GO, PAGE_KEYS, PALETTE_KEYS, ROW_KEYS, SINGLE_KEYS_STORE, UNDO_NAMES } from './shortcuts';

interface Shortcut {
  keys: readonly string[];
  between?: string;
  does: string;
}

const anywhere = (): Shortcut[] => [
  { keys: [PALETTE_KEYS], does: t('console.searchAll') },
  { keys: [UNDO_NAMES], does: t('shortcut.undo') },
  { keys: ['Esc'], does: t('shortcut.close') },
];
const onPage = (): Shortcut[] => PAGE_KEYS.map(({ key, does }) => ({ keys: [key], does: t(does) }));
const inList = (): Shortcut[] =>
  ROW_KEYS.map(({ key, does }) => ({ keys: [key === 'Escape' ? 'Esc' : key], does: t(does) }));

function Group({ title, shortcuts, isOff = false }: { title: string; shortcuts: Shortcut[]; isOff?: boolean }) {
  return (
    <Box component="section" sx={{ mb: 2 }}>
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
              minHeight: { xs: 36, md: 30 },
              breakInside: 'avoid',
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
  const isPhone = useIsPhone();
  const [areSingleKeysOn, setSingleKeysOn] = useStore(SINGLE_KEYS_STORE, true);
  const titleId = useId();
  const hintId = useId();
  const sections = numberedFor(staff).map(({ label }, index): Shortcut => ({
    keys: [GO, String(index + 1)],
    between: t('shortcut.then'),
    does: label,
  }));
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        <DialogTitle id={titleId} component="h2" variant="h1" sx={{ flex: 1 }}>
          {t('console.shortcuts')}
        </DialogTitle>
        <Button component={Link} to="/help" startIcon={<HelpOutline />} onClick={onClose}>
          {t('section.help')}
        </Button>
        <IconButton aria-label={t('action.close')} onClick={onClose} autoFocus>
          <Close />
        </IconButton>
      </Box>
      <DialogContent sx={{ pt: 0 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 1fr 2fr' }, columnGap: 4 }}>
          <div>
            <Group title={t('shortcut.anywhere')} shortcuts={anywhere()} />
            <Group title={t('shortcut.onPage')} shortcuts={onPage()} isOff={!areSingleKeysOn} />
          </div>
          <Group title={t('shortcut.inList')} shortcuts={inList()} isOff={!areSingleKeysOn} />
          <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' }, '& dl': { columns: { sm: 2 }, columnGap: 4 } }}>
            <Group title={t('shortcut.goTo')} shortcuts={sections} isOff={!areSingleKeysOn} />
          </Box>
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
