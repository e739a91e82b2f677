import { t } from '@niyukt/ui-shared/i18n/console';
import { ViewLinks } from '../../../kit/lists/ViewLinks';

/** What was sent, and the texts that can be. */
export const MailViews = () => (
  <ViewLinks
    views={[
      { path: '/mailings', label: t('section.mailings') },
      { path: '/mail-templates', label: t('section.mailTemplates') },
    ]}
  />
);
