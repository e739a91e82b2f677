import type { SvgIcon } from '@mui/material';
import type { FoundField } from '../search/found-fields';

/** Begins the ids of the palette's parts. */
export const PALETTE_ID = 'palette';

/** Something that the palette offers, and where it leads. */
export interface PaletteRow {
  path: string;
  group: string;
  icon: typeof SvgIcon;
  name: string;
  /** What tells it from others of the same name. */
  details: string[];
  /** Of a record that was found: where else the typed words are. They are marked in all of it. */
  found?: FoundField[];
  /** Keys that lead there without the palette. */
  keys?: readonly string[];
}
