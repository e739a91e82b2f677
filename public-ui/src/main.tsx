// its listener comes before that of the router
import '@niyukt/ui-shared/history/closed-by-back';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { retryImport } from '@niyukt/ui-shared/chunks/retry-import';
import {
  currentLanguage,
  isChosenHere,
  offerLanguage,
  onLanguageChange,
  showChosenLanguage,
} from '@niyukt/ui-shared/i18n/languages';
import { showChosenTheme } from '@niyukt/ui-shared/theme/theme';
import { App } from './app/App';
import { saveLanguage } from './lib/account-language';
import './styles.css';

/** Remounts the page when the language changes. */
function Page() {
  return <App key={useSyncExternalStore(onLanguageChange, currentLanguage)} />;
}

offerLanguage('hi', {
  name: 'हिन्दी',
  load: async () => (await retryImport(() => import('@niyukt/ui-shared/i18n/hi/index'))).language,
});
showChosenTheme();
const root = document.getElementById('root');
if (root) {
  void showChosenLanguage().then(() => {
    if (isChosenHere()) saveLanguage();
    createRoot(root).render(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
  });
}
