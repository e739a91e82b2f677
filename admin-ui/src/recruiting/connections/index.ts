import LinkOutlined from '@mui/icons-material/LinkOutlined';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import type { Resource } from '../../kit/resource/resource';
import { searchedField } from '../../kit/resource/searched-field';
import { t } from '../../texts/console';
import { pages } from '../pages';
import { connectionCalls, CREATE_CONNECTION, updateConnection } from './parts/calls';
import { placementLabel } from './parts/placement-label';

export const connections: Resource<Connection> = {
  page: pages.connections,
  title: 'section.connections',
  records: {
    representation: 'employee_name',
    kind: {
      name: 'kind.connection',
      title: 'kindTitle.connection',
      plural: 'kinds.connection',
      deletedWithIt: 'delete.withConnection',
      deletedWithThem: 'delete.withConnections',
    },
    recordKind: 'connection',
    auditKind: 'connection',
    create: CREATE_CONNECTION,
    createTitle: 'connection.create',
    update: updateConnection,
    actionKeys: ['s'],
    search: {
      Icon: LinkOutlined,
      name: ({ employee_name }) => employee_name,
      details: ({ job_title, company_name, placement_status }) => [
        job_title,
        company_name,
        placementLabel(placement_status),
      ],
      fields: (connection) => [
        searchedField(t('jobTitle.label'), connection.job_title),
        searchedField(t('company.label'), connection.company_name),
        searchedField(t('location.label'), connection.job_location),
        searchedField(t('email.label'), connection.employee_email),
        searchedField(t('phone.label'), phoneText(connection.employee_phone)),
        searchedField(t('status.label'), placementLabel(connection.placement_status)),
      ],
    },
  },
  calls: connectionCalls,
};
