import { COMPANY_ANSWERS, EMPLOYMENT_TYPES, INDUSTRIES, SHARES } from '@niyukt/ui-shared/domain/choices';
import { ChoiceFilter, DayFilter, MomentFilter, TextFilter } from '../../../kit/lists/filters';
import { asChoices } from '../../../kit/records/as-choices';
import { t } from '../../../texts/console';
import { placementChoices } from './placement-label';

/** Filters of connections and placements alike. */
export const CONNECTION_FILTERS = [
  <TextFilter key="company_name" source="company_name" label="company.label" />,
  <TextFilter key="job_title" source="job_title" label="jobTitle.label" />,
  <ChoiceFilter
    key="employment_type"
    source="employment_type"
    label="employmentType.label"
    choices={() => asChoices(EMPLOYMENT_TYPES)}
  />,
  <ChoiceFilter
    key="company_industry"
    source="company_industry"
    label="filter.industry"
    choices={() => asChoices(INDUSTRIES)}
  />,
  <MomentFilter key="connection_date_gte" source="connection_date_gte" label="filter.connectedFrom" />,
  <MomentFilter key="connection_date_lte" source="connection_date_lte" label="filter.connectedTo" />,
  <ChoiceFilter
    key="share"
    source="share"
    label="resources.connections.fields.share"
    choices={() => SHARES.map((id) => ({ id, name: t(`share.${id}`) }))}
  />,
  <ChoiceFilter
    key="company_answer"
    source="company_answer"
    label="resources.connections.fields.company_answer"
    choices={() => COMPANY_ANSWERS.map((id) => ({ id, name: t(`companyAnswer.${id}`) }))}
  />,
  <DayFilter key="joining_date_gte" source="joining_date_gte" label="filter.joiningFrom" />,
  <DayFilter key="joining_date_lte" source="joining_date_lte" label="filter.joiningTo" />,
];

/** Equal to one of the ten placement statuses. */
export const STATUS_FILTER = (
  <ChoiceFilter key="placement_status" source="placement_status" label="filter.status" choices={placementChoices} />
);
