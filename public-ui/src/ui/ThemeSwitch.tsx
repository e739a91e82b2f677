import { useSyncExternalStore } from 'react';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { chooseTheme, chosenTheme, onThemeChange, type Theme } from '@niyukt/ui-shared/theme/theme';
import { Icon } from './Icon';

/** Paths of 20 by 20: sun, moon, screen. */
const ICONS = {
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 1.8v1.6M10 16.6v1.6M1.8 10h1.6M16.6 10h1.6M4.2 4.2l1.1 1.1M14.7 14.7l1.1 1.1M4.2 15.8l1.1-1.1M14.7 5.3l1.1-1.1',
  dark: 'M17 11.6A7.2 7.2 0 1 1 8.4 3a5.8 5.8 0 0 0 8.6 8.6Z',
  system: 'M2.8 4h14.4v9.6H2.8zM7 17h6M10 13.6V17',
};

/** Light, dark, or as on the device. Each press switches to the next one, first to the opposite of what is shown. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme);
  const theme = chosen ?? 'system';
  return (
    <button
      type="button"
      aria-label={t('theme.label', { theme: t(`theme.${theme}`) })}
      title={t('theme.label', { theme: t(`theme.${theme}`) })}
      onClick={() => chooseTheme(themeAfter(chosen))}
      className="no-print grid size-11 shrink-0 place-items-center rounded-control"
    >
      <Icon lineWidth={1.6}>
        <path d={ICONS[theme]} />
      </Icon>
    </button>
  );
}

function themeAfter(theme: Theme | undefined): Theme | undefined {
  const isDeviceDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const [first, second]: [Theme, Theme] = isDeviceDark ? ['light', 'dark'] : ['dark', 'light'];
  if (theme === undefined) return first;
  return theme === first ? second : undefined;
}
