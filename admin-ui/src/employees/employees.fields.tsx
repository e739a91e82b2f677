import { Chip, Stack } from '@mui/material';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { INDUSTRIES, MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia, phoneText, salaryText, skillNames, typedSalary } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../kit/lists/RecordLink';
import { asChoices } from '../kit/records/as-choices';
import { Email, Phone } from '../kit/records/Contact';
import { Day } from '../kit/records/Day';
import { ExternalLink } from '../kit/records/ExternalLink';
import { sourceChoices } from '../kit/records/source-choices';
import { fieldsOf, FIRST_PASSWORD, LOGIN_EMAIL, ONLY_ENTERED } from '../kit/resource/fields';
import { placementLabel } from '../recruiting/connections/parts/placement-label';
import { PlacementChip } from '../recruiting/connections/parts/PlacementChip';
import { t } from '../texts/console';

const skillsText = ({ skills }: Employee): string => skillNames(skills).join(', ');

function Skills({ employee }: { employee: Employee }) {
  const names = skillNames(employee.skills);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {names.map((name) => (
        <Chip key={name} label={name} size="small" variant="outlined" />
      ))}
    </Stack>
  );
}

export const EMPLOYEE_FIELDS = fieldsOf<Employee, 'employees'>('employees', [
  { source: 'id', fact: false, csv: ({ employee_id }) => employee_id },
  {
    source: 'full_name',
    input: { type: 'name', isRequired: true },
    cell: ({ full_name }) => <RecordLink>{full_name}</RecordLink>,
    fact: false,
  },
  { source: 'email', input: LOGIN_EMAIL, cell: ({ email }) => <Email address={email} /> },
  {
    source: 'phone',
    input: { type: 'phone', isRequired: true, initial: MOBILE_PREFIX },
    text: ({ phone }) => phoneText(phone),
    csv: ({ phone }) => phone,
    cell: ({ phone }) => <Phone number={phone} />,
  },
  { source: 'password', input: FIRST_PASSWORD, ...ONLY_ENTERED },
  { source: 'qualification', input: { type: 'text' } },
  { source: 'industry', input: { type: 'choice', choices: () => asChoices(INDUSTRIES) } },
  { source: 'preferred_location', input: { type: 'text' } },
  {
    source: 'preferred_salary',
    input: { type: 'text', hint: 'preferredSalary.hint', whenNew: { type: 'rupees', hint: 'salary.hint' } },
    typed: ({ preferred_salary }) => typedSalary(preferred_salary),
    text: ({ preferred_salary }) => salaryText(preferred_salary, ''),
    csv: ({ preferred_salary }) => typedSalary(preferred_salary),
  },
  { source: 'notice_period', input: { type: 'text' } },
  { source: 'present_employer', input: { type: 'text', hint: 'employee.presentHint', only: 'edit' } },
  {
    source: 'blocked_companies',
    input: { type: 'text', lines: 2, hint: 'employee.blockedHint', isWide: true, only: 'edit' },
    typed: ({ blocked_companies }) => blocked_companies.join('\n'),
    text: ({ blocked_companies }) => blocked_companies.join(', '),
    csv: false,
    compared: false,
  },
  {
    source: 'off_limits_until',
    input: { type: 'day', hint: 'employee.offLimitsHint', only: 'edit' },
    text: ({ off_limits_until }) => (off_limits_until ? dayInIndia(off_limits_until) : ''),
    csv: false,
    compared: false,
  },
  {
    source: 'skills',
    input: { type: 'text', hint: 'skills.hint', isWide: true },
    typed: skillsText,
    text: skillsText,
    fact: (employee) => skillsText(employee) && <Skills employee={employee} />,
    compared: 'joinable',
  },
  {
    source: 'resume_link',
    input: { type: 'text', hint: 'resume.hint', isWide: true },
    fact: ({ resume_link }) => resume_link && <ExternalLink href={resume_link} />,
  },
  {
    source: 'status',
    text: ({ status }) => placementLabel(status),
    cell: ({ status }) => <PlacementChip status={status} />,
    fact: false,
  },
  {
    source: 'source',
    input: {
      type: 'choice',
      choices: sourceChoices,
      only: 'create',
      hint: 'source.hint',
      mustChoose: true,
      initial: 'unknown',
    },
    text: ({ source }) => t(`source.${source}`),
    csv: false,
    compared: false,
  },
  {
    source: 'created_at',
    text: ({ created_at }) => dayInIndia(created_at),
    cell: ({ created_at }) => <Day at={created_at} />,
  },
]);
