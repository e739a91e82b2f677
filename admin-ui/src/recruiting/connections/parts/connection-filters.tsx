import { COMPANY_ANSWERS, EMPLOYMENT_TYPES, INDUSTRIES, SHARES } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { choiceFilter, dayFilter, momentFilter, textFilter } from '../../../kit/lists/filters';
import { asChoices } from '../../../kit/records/as-choices';
import { placementChoices } from './placement-label';

/** Filters of connections and placements alike. */
export const CONNECTION_FILTERS = [
  textFilter('company_name', 'company.label'),
  textFilter('job_title', 'jobTitle.label'),
  choiceFilter('employment_type', 'employmentType.label', () => asChoices(EMPLOYMENT_TYPES)),
  choiceFilter('company_industry', 'filter.industry', () => asChoices(INDUSTRIES)),
  momentFilter('connection_date_gte', 'filter.connectedFrom'),
  momentFilter('connection_date_lte', 'filter.connectedTo'),
  choiceFilter('share', 'resources.connections.fields.share', () =>
    SHARES.map((id) => ({ id, name: t(`share.${id}`) })),
  ),
  choiceFilter('company_answer', 'resources.connections.fields.company_answer', () =>
    COMPANY_ANSWERS.map((id) => ({ id, name: t(`companyAnswer.${id}`) })),
  ),
  dayFilter('joining_date_gte', 'filter.joiningFrom'),
  dayFilter('joining_date_lte', 'filter.joiningTo'),
];

/** Equal to one of the ten placement statuses. */
export const STATUS_FILTER = choiceFilter('placement_status', 'filter.status', placementChoices);
