import { useMediaQuery } from '@mui/material';
import { type ThemeType, useTheme } from 'react-admin';

/** Whether the console is dark, and what makes it light or dark. Nothing chosen follows the system. */
export function useThemeSwitch(): { isDark: boolean; change: () => void } {
  const systemPrefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  // nothing is chosen at first, though the type says otherwise
  const [chosen, setTheme] = useTheme() as [ThemeType | undefined, (theme: ThemeType) => void];
  const isDark = chosen ? chosen === 'dark' : systemPrefersDark;
  return { isDark, change: () => setTheme(isDark ? 'light' : 'dark') };
}
