import { useNotify } from 'react-admin';
import { t } from '../../texts/console';

const COPIED_MILLISECONDS = 2000;

/** Copies a text to the clipboard, and says whether the browser did. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('contact.copied'), { type: 'info', autoHideDuration: COPIED_MILLISECONDS });
    } catch {
      notify(t('contact.copyFailed'), { type: 'warning' });
    }
  };
}
