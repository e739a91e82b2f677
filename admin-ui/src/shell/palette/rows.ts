import AddLink from '@mui/icons-material/AddLink';
import ArrowForward from '@mui/icons-material/ArrowForward';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import type { SvgIcon } from '@mui/material';
import { runOnceOpen } from '../../kit/commands/run-once-open';
import type { ActionKey } from '../../kit/resource/resource';
import type { FoundField } from '../../kit/search/found-fields';
import { t } from '../../texts/console';

/** Begins the ids of the palette's parts. */
export const PALETTE_ID = 'palette';

/** Something that the palette offers: where it leads, or what it does. */
export interface PaletteRow {
  /** Address; what only does something has a name of its own here. */
  path: string;
  /** Distinguishes it from others that lead to the same address. */
  id?: string;
  /** What it does besides leading there. */
  run?: () => void;
  group: string;
  icon: typeof SvgIcon;
  name: string;
  /** What distinguishes it from others of the same name. */
  details: string[];
  /** Of a record that was found: where else the typed words are. They are marked in all of it. */
  found?: FoundField[];
  /** What can be done with the record. */
  actionKeys?: readonly ActionKey[];
  /** Keys that lead there without the palette. */
  keys?: readonly string[];
}

const ACTION_ICONS: Readonly<Record<ActionKey, PaletteRow['icon']>> = { s: SwapHoriz, e: EditOutlined, c: AddLink };

/** What can be done with a record that was found. */
export function actionsOf(row: PaletteRow): PaletteRow[] {
  const group = t('palette.with', { name: row.name });
  const { path } = row;
  return [
    { path, group, icon: ArrowForward, name: t('rowAction.open'), details: [] },
    ...(row.actionKeys ?? []).map((key) => ({
      path,
      id: key,
      group,
      icon: ACTION_ICONS[key],
      name: t(`rowAction.${key}`),
      details: [],
      keys: [key],
      run: () => runOnceOpen(path, key),
    })),
  ];
}
