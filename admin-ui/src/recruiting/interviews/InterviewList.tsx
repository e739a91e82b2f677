import type { ReactNode } from 'react';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { CreateButton, EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter, MomentFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { CompanyFilter } from '../../kit/lists/RecordFilter';
import { t } from '../../texts/console';
import { INTERVIEW_FIELDS } from './interviews.fields';
import { INTERVIEW_STATES, InterviewChip } from './parts/InterviewChip';
import { modeText } from './parts/mode-text';
import { periodText } from './parts/times';

const InterviewOverlays = lazyPart(() => import('./InterviewOverlays'));

const FILTERS = [
  <ChoiceFilter
    key="state"
    source="state"
    label="interview.state"
    choices={() => INTERVIEW_STATES.map((state) => ({ id: state, name: t(`interview.state.${state}`) }))}
  />,
  <MomentFilter key="starts_at_gte" source="starts_at_gte" label="interview.from" />,
  <MomentFilter key="starts_at_lte" source="starts_at_lte" label="interview.until" />,
  <CompanyFilter key="company_id" source="company_id" label="company.label" />,
  <ChoiceFilter
    key="mode"
    source="mode"
    label="interview.mode"
    choices={() => (['in_person', 'phone', 'video'] as const).map((mode) => ({ id: mode, name: modeText({ mode }) }))}
  />,
];

const interviewCard = (interview: Interview) => (
  <CardText
    name={interview.employee_name}
    status={<InterviewChip state={interview.state} />}
    lines={[
      [interview.job_title, interview.company_name],
      [periodText(interview), modeText(interview)],
    ]}
  />
);

interface InterviewListProps {
  path: string;
  /** Of the page. */
  actions: ReactNode;
}

/** Interviews as a list, those from today on at first. */
export default function InterviewList({ path, actions }: InterviewListProps) {
  return (
    <List<Interview>
      title={t('section.interviews')}
      fields={INTERVIEW_FIELDS}
      filters={FILTERS}
      actions={
        <>
          {actions}
          <CreateButton />
        </>
      }
      empty={<EmptyList title={t('interview.emptyList')} text={t('interview.emptyListHint')} />}
    >
      <DataTable<Interview>
        hiddenColumns={['round', 'place', 'link']}
        card={interviewCard}
        sortFields={['starts_at', 'state']}
      >
        <DataTable.Col source="employee_name" disableSort />
        <DataTable.Col source="job_title" disableSort />
        <DataTable.Col source="company_name" disableSort />
        <DataTable.Col source="starts_at" />
        <DataTable.Col source="round" disableSort />
        <DataTable.Col source="mode" />
        <DataTable.Col source="place" disableSort />
        <DataTable.Col source="link" disableSort />
        <DataTable.Col source="state" />
      </DataTable>
      <ListOverlays>
        <InterviewOverlays path={path} />
      </ListOverlays>
    </List>
  );
}
