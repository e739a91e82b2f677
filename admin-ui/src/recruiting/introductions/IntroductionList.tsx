import Print from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import type { Introduction } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useLocation } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter, dayFilter, ownFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { CompanyFilter, EmployeeFilter } from '../../kit/lists/RecordFilter';
import { INTRODUCTION_FIELDS, introducerOf } from './introductions.fields';

const IntroductionDrawer = lazyPart(() => import('./IntroductionDrawer'));

const PATH = '/introductions';
const CHANNELS = ['connected', 'shared', 'mailed'] as const;

const FILTERS = [
  ownFilter('company_id', 'introduction.company', CompanyFilter),
  ownFilter('employee_id', 'introduction.candidate', EmployeeFilter),
  choiceFilter('how', 'introduction.how', () =>
    CHANNELS.map((channel) => ({ id: channel, name: t(`introductionHow.${channel}`) })),
  ),
  dayFilter('introduced_on_gte', 'introduction.from'),
  dayFilter('introduced_on_lte', 'introduction.to'),
];

const introductionCard = (introduction: Introduction) => (
  <CardText
    name={introduction.employee_name}
    status={dayInIndia(introduction.introduced_on)}
    lines={[
      [introduction.company_name, introduction.job_title],
      [t(`introductionHow.${introduction.how}`), introducerOf(introduction)],
    ]}
  />
);

/** The company that the list is filtered by, if it is. */
function useCompany(): number | undefined {
  const text = new URLSearchParams(useLocation().search).get('filter') ?? '{}';
  try {
    const { company_id: id } = JSON.parse(text) as { company_id?: unknown };
    return Number(id) > 0 ? Number(id) : undefined;
  } catch {
    return undefined;
  }
}

/** The register of introductions. */
export function IntroductionList() {
  const company = useCompany();
  return (
    <List<Introduction>
      path={PATH}
      title={t('section.introductions')}
      filters={FILTERS}
      sortFields={['introduced_at', 'employee_name', 'company_name']}
      card={introductionCard}
      fields={INTRODUCTION_FIELDS}
      columns={['employee_name', 'company_name', 'job_title', 'how', 'introduced_at', 'introduced_by_name']}
      empty={{ title: t('introduction.empty'), text: t('introduction.emptyHint') }}
      actions={
        company !== undefined && (
          <Button
            component={Link}
            to={`${PATH}/company/${company}`}
            variant="outlined"
            color="inherit"
            className="tool-button"
            startIcon={<Print />}
          >
            {t('introduction.print')}
          </Button>
        )
      }
      overlays={<IntroductionDrawer path={PATH} />}
    />
  );
}
