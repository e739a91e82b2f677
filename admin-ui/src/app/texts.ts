import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { t } from '@niyukt/ui-shared/i18n/console';

/** @param fields what the sorts on a phone are called, where react-admin's guess differs from the column's head */
const resource = (name: string, fields: Readonly<Record<string, string>> = {}) => ({
  ...{ name, forcedCaseName: name },
  fields,
});

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
      admins: resource(t('section.admins'), { created_at: t('employee.added.on'), full_name: t('name.label') }),
      'audit-log': resource(t('section.activity'), {
        ...{ at: t('activity.when'), actor_email: t('activity.who'), action: t('activity.action') },
        kind: t('activity.kind'),
      }),
    },
  }),
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
);
