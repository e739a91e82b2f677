import Add from '@mui/icons-material/Add';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Backup from '@mui/icons-material/BackupOutlined';
import Contrast from '@mui/icons-material/ContrastOutlined';
import History from '@mui/icons-material/History';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Logout from '@mui/icons-material/Logout';
import type { Staff } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { useAskedLogout } from '../../kit/records/useAskedLogout';
import { useRecentRecords } from '../../kit/records/useRecents';
import { createPath } from '../../kit/resource/create-path';
import { findResource } from '../../kit/resource/registry';
import { entriesFor, namedPlaces, resourcesFor } from '../../kit/resource/sections';
import { isLikeText } from '../../kit/search/spelling';
import { beginsWithAllWords, hasAllWords } from '../../kit/search/words';
import { useThemeSwitch } from '../../kit/theme/useThemeSwitch';
import { useBackups } from '../../office/dashboard/useStanding';
import { t } from '../../texts/console';
import { withOtherWords } from './also-called';
import type { Overlay } from './overlay';
import type { PaletteRow } from './rows';
import { GO } from './shortcuts';

/** What concerns this person and this browser. */
function useSettings(open: (overlay: Overlay) => void): PaletteRow[] {
  const { isDark, change } = useThemeSwitch();
  const leave = useAskedLogout();
  const { backups, begin } = useBackups();
  const row = (name: string, icon: PaletteRow['icon'], run: () => void): PaletteRow => ({
    path: name,
    group: t('palette.do'),
    icon,
    name,
    details: [],
    run,
  });
  return [
    row(t(isDark ? 'palette.lightTheme' : 'palette.darkTheme'), Contrast, change),
    { ...row(t('console.shortcuts'), KeyboardOutlined, () => open('shortcuts')), keys: ['?'] },
    // the dashboard tells how far it is
    ...(backups?.made_here
      ? [{ ...row(t('standing.backUp'), Backup, () => void begin()), id: 'backup', path: '/' }]
      : []),
    row(t('action.changePassword'), LockOutlined, () => open('password')),
    row(t('action.logout'), Logout, leave),
  ];
}

const creation = (list: string, name: string): PaletteRow => ({
  path: createPath(list).to,
  group: t('palette.create'),
  icon: Add,
  name,
  details: [],
});

/** Sections to go to and records to create, whose words or other names begin as what is typed; all of them when nothing is typed. */
function commandsFor(staff: Staff, words: readonly string[]): PaletteRow[] {
  const entries = entriesFor(staff);
  const places = namedPlaces(entries).map(({ path, name }): PaletteRow => {
    const place = entries.findIndex((entry) => entry.name === name && !entry.isTool);
    return {
      path,
      id: path + name,
      group: t('palette.goTo'),
      icon: ArrowForward,
      name,
      details: [],
      ...(place >= 0 && { keys: [GO, String(place + 1)] }),
    };
  });
  const creations = resourcesFor(staff).flatMap(({ page, records }) =>
    records?.createTitle ? [creation(page.path, t(records.createTitle))] : [],
  );
  return [...places, ...creations].filter(({ name }) => beginsWithAllWords(withOtherWords(name), words));
}

/**
 * What the palette offers without asking the server: records that were opened lately, sections, forms, settings. While
 * something is typed, of the records only those that the server would not find for their spelling.
 */
export function useOwnRows(words: readonly string[], open: (overlay: Overlay) => void): PaletteRow[] {
  const staff = useStaff();
  const settings = useSettings(open);
  const recents = useRecentRecords().flatMap(({ resource, path, name }): PaletteRow[] => {
    const known = findResource(resource);
    if (!known?.records) return [];
    const { records } = known;
    return [
      {
        path,
        group: t('palette.recent'),
        icon: records.search?.Icon ?? History,
        name,
        details: [t(records.kind.title)],
        ...(records.actionKeys && { actionKeys: records.actionKeys }),
      },
    ];
  });
  const isTyped = words.length > 0;
  return [
    ...recents.filter(({ name }) => !isTyped || (isLikeText(name, words) && !hasAllWords([name], words))).slice(0, 5),
    ...commandsFor(staff, words),
    ...settings.filter(({ name }) => beginsWithAllWords(withOtherWords(name), words)),
  ];
}
