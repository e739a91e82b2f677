import { EMPLOYMENT_TYPES, INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { choiceFilter, dayFilter, momentFilter, textFilter } from '../../../platform/lists/filters';
import { asChoices } from '../../../platform/records/as-choices';
import { placementChoices } from './placement-label';

/** Filters of connections and placements alike. */
export const CONNECTION_FILTERS = [
  textFilter('company_name', 'company.label'),
  textFilter('job_title', 'jobTitle.label'),
  choiceFilter('employment_type', 'employmentType.label', () => asChoices(EMPLOYMENT_TYPES)),
  choiceFilter('company_industry', 'filter.industry', () => asChoices(INDUSTRIES)),
  momentFilter('connection_date_gte', 'filter.connectedFrom'),
  momentFilter('connection_date_lte', 'filter.connectedTo'),
  dayFilter('joining_date_gte', 'filter.joiningFrom'),
  dayFilter('joining_date_lte', 'filter.joiningTo'),
];

/** Equal to one of the ten placement statuses. */
export const STATUS_FILTER = choiceFilter('placement_status', 'filter.status', placementChoices);
