import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { t } from '@niyukt/ui-shared/i18n/console';

const resource = (name: string) => ({ name, forcedCaseName: name });

/** react-admin's own words, in the agency's spelling where ours differ. */
export const i18nProvider = polyglotI18nProvider(
  () => ({
    ...english,
    resources: {
      employees: resource(t('section.employees')),
      companies: resource(t('section.companies')),
      'job-requests': resource(t('section.jobRequests')),
      connections: resource(t('section.connections')),
      placements: resource(t('section.placements')),
      admins: resource(t('section.admins')),
      'audit-log': resource(t('section.activity')),
    },
  }),
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
);
