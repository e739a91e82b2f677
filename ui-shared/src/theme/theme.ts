/** What a person may choose; without a choice the device decides. */
export type Theme = 'light' | 'dark';

const KEY = 'niyukt.theme';
const CHANGED = 'themechange';

/** What was chosen in this browser, for the public pages and the console alike. */
export function chosenTheme(): Theme | undefined {
  const theme = window.localStorage.getItem(KEY);
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Remembers a choice and shows it at once. @param theme nothing: as the device has it */
export function chooseTheme(theme: Theme | undefined): void {
  if (theme) window.localStorage.setItem(KEY, theme);
  else window.localStorage.removeItem(KEY);
  showChosenTheme();
  window.dispatchEvent(new Event(CHANGED));
}

/** Dresses the page; `tokens.css` reads the attribute. */
export function showChosenTheme(): void {
  const theme = chosenTheme();
  if (theme) document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
  // what the browser around the page is coloured with
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = colour.dataset['scheme'];
    colour.media = theme ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
}

/** Calls back when a theme is chosen, here or in another tab. @returns ends it */
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
