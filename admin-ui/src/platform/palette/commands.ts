import Add from '@mui/icons-material/Add';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { Staff } from '../access/staff';
import { sectionsFor } from '../resource/sections';
import { createPath } from '../resource/create-path';
import { beginsWithAllWords } from '../search/words';
import type { PaletteRow } from './rows';
import { GO } from './shortcuts';

const creation = (list: string, name: string): PaletteRow => ({
  path: createPath(list).to,
  group: t('palette.create'),
  icon: Add,
  name,
  details: [],
});

const CREATIONS = [
  creation('/employees', t('employee.add')),
  creation('/companies', t('company.add')),
  creation('/job-requests', t('job.add')),
  creation('/connections', t('connection.create')),
];

/** Sections to go to and records to create, as far as the typed words fit; all of them when nothing is typed. */
export function commandsFor(staff: Staff, words: readonly string[]): PaletteRow[] {
  const sections = sectionsFor(staff).map(({ path, label, key }): PaletteRow => ({
    path,
    group: t('palette.goTo'),
    icon: ArrowForward,
    name: label,
    details: [],
    keys: [GO, key],
  }));
  return [...sections, ...CREATIONS].filter(({ name }) => beginsWithAllWords(name, words));
}
