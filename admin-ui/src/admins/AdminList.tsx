import { t } from '@niyukt/ui-shared/i18n/console';
import { PageHeading } from '../app/PageHeading';

/** AdminList. */
export default function AdminList() {
  return <PageHeading title={t('section.dashboard')} />;
}
