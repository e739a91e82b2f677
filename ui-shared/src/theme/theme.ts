/** The themes to choose from; without a choice the device decides. */
export type Theme = 'light' | 'dark';

const KEY = 'niyukt.theme';
const CHANGED = 'themechange';

/** The choice stored in this browser, shared by both user interfaces. */
export function chosenTheme(): Theme | undefined {
  const theme = window.localStorage.getItem(KEY);
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/**
 * Stores a choice and applies it.
 * @param theme undefined: as on the device
 */
export function chooseTheme(theme: Theme | undefined): void {
  if (theme) window.localStorage.setItem(KEY, theme);
  else window.localStorage.removeItem(KEY);
  showChosenTheme();
  window.dispatchEvent(new Event(CHANGED));
}

/** Applies the choice to the page; `tokens.css` reads the attribute. */
export function showChosenTheme(): void {
  const theme = chosenTheme();
  if (theme) document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
  // the colour of the browser's own bars
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = colour.dataset['scheme'];
    colour.media = theme ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
}

/**
 * Calls back when a theme is chosen, here or in another tab.
 * @returns a function that stops it
 */
export function onThemeChange(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key !== KEY && key !== null) return;
    showChosenTheme();
    listener();
  };
  window.addEventListener('storage', follow);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener(CHANGED, listener);
  };
}
