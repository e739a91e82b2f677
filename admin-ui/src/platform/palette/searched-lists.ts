import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import ManageSearch from '@mui/icons-material/ManageSearch';
import PersonOutline from '@mui/icons-material/PersonOutline';
import WorkOutline from '@mui/icons-material/WorkOutline';
import type { Company, Connection, Employee, JobRequest } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { RaRecord } from 'react-admin';
import { recordPath } from '../resource/ListPath';
import { placementLabel } from '../../resources/connections/parts/placement-label';
import { foundFields } from '../search/found-fields';
import type { PaletteRow } from './rows';

/** A list that the palette searches. */
export interface SearchedList {
  resource: string;
  group: string;
  newestFirst: string;
  /** @param words what was typed */
  rowOf: (record: RaRecord, words: readonly string[]) => PaletteRow;
}

interface ListOf<R extends RaRecord> extends Omit<SearchedList, 'rowOf'> {
  icon: PaletteRow['icon'];
  name: (record: R) => string;
  details: (record: R) => (string | null)[];
}

const list = <R extends RaRecord>({ icon, name, details, ...rest }: ListOf<R>): SearchedList => ({
  ...rest,
  rowOf: (record, words) => {
    const row = {
      path: recordPath(`/${rest.resource}`, record.id),
      group: rest.group,
      icon,
      name: name(record as R),
      details: details(record as R).filter((detail): detail is string => Boolean(detail)),
    };
    return {
      ...row,
      found: foundFields(rest.resource, record, { words: [...words], skills: [] }, [row.name, ...row.details]),
    };
  },
});

/** What the palette searches, in the order in which it shows what it found. */
export const SEARCHED_LISTS: readonly SearchedList[] = [
  list<Employee>({
    resource: 'employees',
    group: t('section.employees'),
    newestFirst: 'created_at',
    icon: PersonOutline,
    name: ({ full_name }) => full_name,
    details: ({ email, phone }) => [email, phone],
  }),
  list<Company>({
    resource: 'companies',
    group: t('section.companies'),
    newestFirst: 'created_at',
    icon: ApartmentOutlined,
    name: ({ name }) => name,
    details: ({ contact_person_name, location }) => [contact_person_name, location],
  }),
  list<JobRequest>({
    resource: 'job-requests',
    group: t('section.jobRequests'),
    newestFirst: 'created_at',
    icon: WorkOutline,
    name: ({ title }) => title,
    details: ({ company_name, status }) => [company_name, t(`jobStatus.${status}`)],
  }),
  list<Connection>({
    resource: 'connections',
    group: t('section.connections'),
    newestFirst: 'connection_date',
    icon: LinkOutlined,
    name: ({ employee_name }) => employee_name,
    details: ({ job_title, company_name, placement_status }) => [
      job_title,
      company_name,
      placementLabel(placement_status),
    ],
  }),
];

/** Leads to the list itself, searched for the same text, when it has more than the palette shows. */
export const restOf = ({ resource, group }: SearchedList, q: string): PaletteRow => ({
  path: `/${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`,
  group,
  icon: ManageSearch,
  name: t('palette.all', { list: group }),
  details: [],
});
