import '../../texts/candidates';
import Print from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { Link, useLocation, useMatch } from 'react-router-dom';
import type { Introduction } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter, DayFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { CompanyFilter, EmployeeFilter } from '../../kit/lists/RecordFilter';
import { t } from '../../texts/console';
import { introducerOf, INTRODUCTION_FIELDS } from './introductions.fields';
import { PrintedRegister } from './PrintedRegister';

const IntroductionDrawer = lazyPart(() => import('./IntroductionDrawer'));

const PATH = '/introductions';
const CHANNELS = ['connected', 'shared', 'mailed'] as const;

const FILTERS = [
  <CompanyFilter key="company_id" source="company_id" label="introduction.company" />,
  <EmployeeFilter key="employee_id" source="employee_id" label="introduction.candidate" />,
  <ChoiceFilter
    key="how"
    source="how"
    label="introduction.how"
    choices={() => CHANNELS.map((channel) => ({ id: channel, name: t(`introductionHow.${channel}`) }))}
  />,
  <DayFilter key="introduced_on_gte" source="introduced_on_gte" label="introduction.from" />,
  <DayFilter key="introduced_on_lte" source="introduced_on_lte" label="introduction.to" />,
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
function IntroductionList() {
  const company = useCompany();
  return (
    <List<Introduction>
      title={t('section.introductions')}
      fields={INTRODUCTION_FIELDS}
      filters={FILTERS}
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
            {t('console.print')}
          </Button>
        )
      }
      empty={<EmptyList title={t('introduction.empty')} text={t('introduction.emptyHint')} />}
    >
      <DataTable<Introduction> card={introductionCard} sortFields={['introduced_at', 'employee_name', 'company_name']}>
        <DataTable.Col source="employee_name" />
        <DataTable.Col source="company_name" />
        <DataTable.Col source="job_title" />
        <DataTable.Col source="how" />
        <DataTable.Col source="introduced_at" sortByOrder="DESC" />
        <DataTable.Col source="introduced_by_name" />
      </DataTable>
      <ListOverlays>
        <IntroductionDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}

/** The register as a list, or that of one company as it is printed. */
export default function IntroductionsPage() {
  const companyId = useMatch('/introductions/company/:id')?.params.id;
  return companyId === undefined ? <IntroductionList /> : <PrintedRegister companyId={Number(companyId)} />;
}
