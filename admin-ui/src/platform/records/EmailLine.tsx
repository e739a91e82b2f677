import { t } from '@niyukt/ui-shared/i18n/console';
import { TextLine, WHOLE_ROW } from './inputs';

/** The e-mail address with which somebody logs in. @param isNew the account is made here; another address has its consequences */
export function EmailLine({ source, isNew }: { source: string; isNew: boolean }) {
  const more = isNew ? {} : { hint: t('edit.emailHint'), sx: WHOLE_ROW };
  return <TextLine source={source} label={t('email.label')} type="email" isRequired {...more} />;
}
