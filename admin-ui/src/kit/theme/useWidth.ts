import { type Theme, useMediaQuery } from '@mui/material';

/** There is room for a table. */
export const useIsWide = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));

/** It is a phone, held upright. */
export const useIsPhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
