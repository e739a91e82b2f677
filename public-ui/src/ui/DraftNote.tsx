import { t } from '@niyukt/ui-shared/i18n/translate';
import { Alert } from './Alert';

/** Says above a form that it holds what was typed before the session ended. */
export function DraftNote({ isShown }: { isShown: boolean }) {
  return isShown && <Alert kind="info">{t('session.draft')}</Alert>;
}
