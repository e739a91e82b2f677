import AddLink from '@mui/icons-material/AddLink';
import { Button, Chip, Stack } from '@mui/material';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { dayInIndia, salaryText, skillNames } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Link } from 'react-router-dom';
import { Email, Phone } from '../../platform/records/Contact';
import { DeleteButton } from '../../platform/records/DeleteButton';
import { DetailDrawer } from '../../platform/records/DetailDrawer';
import { DrawerSection } from '../../platform/records/DrawerSection';
import { ExternalLink } from '../../platform/records/ExternalLink';
import { Facts } from '../../platform/records/Facts';
import { createPath } from '../../platform/resource/create-path';
import { LinkedConnections } from '../connections/parts/LinkedConnections';
import { PlacementChip } from '../connections/parts/PlacementChip';
import { EditEmployee } from './EditEmployee';

function Skills({ employee }: { employee: Employee }) {
  const names = skillNames(employee.skills);
  if (names.length === 0) return t('generic.notSpecified');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {names.map((name) => (
        <Chip key={name} label={name} size="small" variant="outlined" />
      ))}
    </Stack>
  );
}

/** A person: what is known, their connections, and what can be done. */
export function EmployeeDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Employee>
      resource="employees"
      path={path}
      title={({ full_name }) => full_name}
      subtitle={({ status }) => <PlacementChip status={status} />}
      edit={(employee, leave) => <EditEmployee employee={employee} onLeave={leave} />}
      actions={(employee, close) => (
        <>
          <Button
            component={Link}
            {...createPath('/connections', { employee_id: employee.employee_id })}
            variant="contained"
            startIcon={<AddLink />}
          >
            {t('connect.toJob')}
          </Button>
          <DeleteButton name={employee.full_name} isWide onDeleted={close} />
        </>
      )}
    >
      {(employee) => (
        <>
          <Facts
            facts={[
              [t('email.label'), <Email key="email" address={employee.email} />],
              [t('phone.label'), <Phone key="phone" number={employee.phone} />],
              [t('qualification.label'), employee.qualification],
              [t('industry.label'), employee.industry],
              [t('preferredLocation.label'), employee.preferred_location],
              [t('preferredSalary.label'), salaryText(employee.preferred_salary, '')],
              [t('skills.label'), <Skills key="skills" employee={employee} />],
              [t('resume.label'), employee.resume_link && <ExternalLink key="resume" href={employee.resume_link} />],
              [t('employee.added.on'), dayInIndia(employee.created_at)],
            ]}
          />
          <DrawerSection title={t('section.connections')}>
            <LinkedConnections
              filter={{ employee_id: employee.employee_id }}
              name={({ job_title, company_name }) => `${job_title}, ${company_name}`}
            />
          </DrawerSection>
        </>
      )}
    </DetailDrawer>
  );
}
