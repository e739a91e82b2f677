import { t } from '@niyukt/ui-shared/i18n/console';
import { PasswordLine, TextLine, WHOLE_ROW } from './inputs';

interface AccountLinesProps {
  /** What the record calls the e-mail address. */
  source: string;
  /** An account that is made here, with a first password. */
  isNew: boolean;
}

/** The login of an employee or a company. */
export function AccountLines({ source, isNew }: AccountLinesProps) {
  const email = { source, label: t('email.label'), type: 'email', isRequired: true };
  if (!isNew) return <TextLine {...email} hint={t('edit.emailHint')} sx={WHOLE_ROW} />;
  return (
    <>
      <TextLine {...email} />
      <PasswordLine source="password" label={t('password.label')} hint={t('employee.passwordHint')} isRequired />
    </>
  );
}
