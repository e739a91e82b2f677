import Add from '@mui/icons-material/Add';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { Staff } from '../../kit/access/staff';
import { createPath } from '../../kit/resource/create-path';
import { resourcesFor, sectionsFor } from '../../kit/resource/sections';
import { beginsWithAllWords } from '../../kit/search/words';
import type { PaletteRow } from './rows';
import { GO } from './shortcuts';

const creation = (list: string, name: string): PaletteRow => ({
  path: createPath(list).to,
  group: t('palette.create'),
  icon: Add,
  name,
  details: [],
});

/** Sections to go to and records to create, whose words begin as what is typed; all of them when nothing is typed. */
export function commandsFor(staff: Staff, words: readonly string[]): PaletteRow[] {
  const sections = sectionsFor(staff).map(({ path, label, key }): PaletteRow => ({
    path,
    group: t('palette.goTo'),
    icon: ArrowForward,
    name: label,
    details: [],
    keys: [GO, key],
  }));
  const creations = resourcesFor(staff).flatMap(({ page, records }) =>
    records?.createTitle ? [creation(page.path, t(records.createTitle))] : [],
  );
  return [...sections, ...creations].filter(({ name }) => beginsWithAllWords(name, words));
}
