import { Box, Chip, Stack } from '@mui/material';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { salaryText, skillNames } from '@niyukt/ui-shared/domain/format';
import { Email, Phone } from '../kit/records/Contact';

/** So many skills stand in the head; all of them are with the details. */
const SHOWN_SKILLS = 8;

function Skills({ names }: { names: readonly string[] }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {names.slice(0, SHOWN_SKILLS).map((name) => (
        <Chip key={name} label={name} size="small" variant="outlined" sx={{ maxWidth: '100%' }} />
      ))}
      {names.length > SHOWN_SKILLS && <Chip label={`+${names.length - SHOWN_SKILLS}`} size="small" />}
    </Stack>
  );
}

/** How a person is reached, and in one line who they are. */
export function EmployeeHead({ employee }: { employee: Employee }) {
  const { phone, email, qualification, preferred_location, preferred_salary, notice_period } = employee;
  const facts = [qualification, preferred_location, salaryText(preferred_salary, ''), notice_period].filter(Boolean);
  const skills = skillNames(employee.skills);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, fontSize: '0.875rem' }}>
        <Phone number={phone} />
        <Email address={email} />
      </Box>
      {facts.length > 0 && <div>{facts.join(' · ')}</div>}
      {skills.length > 0 && <Skills names={skills} />}
    </Box>
  );
}
