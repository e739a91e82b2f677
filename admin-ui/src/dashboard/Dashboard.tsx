import { t } from '@niyukt/ui-shared/i18n/console';
import { PageHeading } from '../app/PageHeading';

/** Dashboard. */
export default function Dashboard() {
  return <PageHeading title={t('section.dashboard')} />;
}
