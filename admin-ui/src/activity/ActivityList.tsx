import { t } from '@niyukt/ui-shared/i18n/console';
import { PageHeading } from '../app/PageHeading';

/** ActivityList. */
export default function ActivityList() {
  return <PageHeading title={t('section.dashboard')} />;
}
