import type { Interview } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter, momentFilter, ownFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { CompanyFilter } from '../../kit/lists/RecordFilter';
import { INTERVIEW_FIELDS } from './interviews.fields';
import { INTERVIEW_STATES, InterviewChip } from './parts/InterviewChip';
import { modeText } from './parts/mode-text';
import { periodText } from './parts/times';

const InterviewOverlays = lazyPart(() => import('./InterviewOverlays'));

const FILTERS = [
  choiceFilter('state', 'interview.state', () =>
    INTERVIEW_STATES.map((state) => ({ id: state, name: t(`interview.state.${state}`) })),
  ),
  momentFilter('starts_at_gte', 'interview.from'),
  momentFilter('starts_at_lte', 'interview.until'),
  ownFilter('company_id', 'company.label', CompanyFilter),
  choiceFilter('mode', 'interview.mode', () =>
    (['in_person', 'phone', 'video'] as const).map((mode) => ({ id: mode, name: modeText({ mode }) })),
  ),
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

/** Interviews as a list, the latest first. */
export default function InterviewList({ path, actions }: InterviewListProps) {
  return (
    <List<Interview>
      path={path}
      title={t('section.interviews')}
      filters={FILTERS}
      sortFields={['starts_at', 'state']}
      card={interviewCard}
      fields={INTERVIEW_FIELDS}
      add={{ to: `${path}/create`, label: t('interview.plan') }}
      empty={{ title: t('interview.emptyList'), text: t('interview.emptyListHint') }}
      actions={actions}
      overlays={<InterviewOverlays path={path} />}
    />
  );
}
