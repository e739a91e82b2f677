import type { Employee } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { editEmployeeForm } from '../kit/forms/admin-forms';
import { DeleteButton } from '../kit/records/DeleteButton';
import { DetailDrawer } from '../kit/records/DetailDrawer';
import { DrawerSection } from '../kit/records/DrawerSection';
import { EditForm } from '../kit/records/EditForm';
import { Facts } from '../kit/records/Facts';
import { factsOf } from '../kit/resource/fields';
import { UnderAgeButton } from '../privacy/restrictions/parts/UnderAgeButton';
import { ConnectLink } from '../recruiting/connections/parts/ConnectLink';
import { LinkedConnections } from '../recruiting/connections/parts/LinkedConnections';
import { PlacementChip } from '../recruiting/connections/parts/PlacementChip';
import { t } from '../texts/console';
import { EmployeeHead } from './EmployeeHead';
import { EMPLOYEE_FIELDS } from './employees.fields';

/** A person: what is known, their connections, and what can be done. */
export function EmployeeDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Employee>
      resource="employees"
      path={path}
      title={({ full_name }) => full_name}
      beside={({ status }) => <PlacementChip status={status} />}
      mainAction={({ employee_id }) => <ConnectLink side={{ employee_id }}>{t('connect.toJob')}</ConnectLink>}
      subtitle={(employee) => <EmployeeHead employee={employee} />}
      below={(employee) => (
        <DrawerSection title={t('section.connections')}>
          <LinkedConnections
            filter={{ employee_id: employee.employee_id }}
            atRest={2}
            name={({ job_title }) => job_title}
            about={({ company_name }) => company_name}
          />
        </DrawerSection>
      )}
      details={(employee) => <Facts facts={factsOf(EMPLOYEE_FIELDS, employee)} />}
      inDetails={({ industry, created_at }) =>
        [industry, t('record.added', { day: dayInIndia(created_at) })].filter(Boolean).join(' · ')
      }
      edit={(employee, leave) => (
        <EditForm
          record={employee}
          schema={editEmployeeForm}
          fields={EMPLOYEE_FIELDS}
          first={['full_name', 'phone', 'email']}
          onLeave={leave}
        />
      )}
      actions={(employee, close) => (
        <>
          <UnderAgeButton employeeId={employee.employee_id} action="report" onDone={close} />
          <DeleteButton name={employee.full_name} onDeleted={close} />
        </>
      )}
    />
  );
}
