import { t } from '@niyukt/ui-shared/i18n/console';
import { isSuperAdmin } from '../../../kit/access/staff';
import { useStaff } from '../../../kit/access/StaffContext';
import { ViewLinks } from '../../../kit/lists/ViewLinks';

/** Leads from grievances to the other parts of privacy. */
export function PrivacyViews() {
  const staff = useStaff();
  return (
    <ViewLinks
      views={[
        { path: '/grievances', label: t('privacy.grievances') },
        ...(isSuperAdmin(staff) ? [{ path: '/breaches', label: t('section.breaches') }] : []),
        { path: '/restricted-accounts', label: t('section.restricted') },
        { path: '/retention', label: t('section.retention') },
        { path: '/asked-accounts', label: t('section.askedAccounts') },
        { path: '/notices', label: t('section.notices') },
        ...(isSuperAdmin(staff) ? [{ path: '/penalties', label: t('section.penalties') }] : []),
      ]}
    />
  );
}
