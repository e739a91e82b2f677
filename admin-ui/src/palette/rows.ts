import type { SvgIcon } from '@mui/material';

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
  /** A record that was found, in which the typed letters are marked. */
  isFound?: boolean;
  /** Keys that lead there without the palette. */
  keys?: readonly string[];
}
