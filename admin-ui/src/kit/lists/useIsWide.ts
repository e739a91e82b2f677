import { type Theme, useMediaQuery } from '@mui/material';

/** There is room for a table. */
export const useIsWide = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
