import { EMPLOYMENT_TYPES, INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { choiceFilter, dayFilter, momentFilter, textFilter } from '../../../platform/lists/filters';
import { asChoices } from '../../../platform/records/as-choices';
import { PLACEMENT_CHOICES } from './placement-label';

/** Filters of connections and placements alike. */
export const CONNECTION_FILTERS = [
  textFilter('company_name', t('company.label')),
  textFilter('job_title', t('jobTitle.label')),
  choiceFilter('employment_type', t('employmentType.label'), asChoices(EMPLOYMENT_TYPES)),
  choiceFilter('company_industry', t('filter.industry'), asChoices(INDUSTRIES)),
  momentFilter('connection_date_gte', t('filter.connectedFrom')),
  momentFilter('connection_date_lte', t('filter.connectedTo')),
  dayFilter('joining_date_gte', t('filter.joiningFrom')),
  dayFilter('joining_date_lte', t('filter.joiningTo')),
];

/** Equal to one of the ten placement statuses. */
export const STATUS_FILTER = choiceFilter('placement_status', t('filter.status'), PLACEMENT_CHOICES);
