import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { Box, Button, Checkbox, FormControlLabel, IconButton, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Member } from '@niyukt/ui-shared/api/types';
import { WHOLE_ROW } from '../../../kit/records/inputs';
import { t } from '../../../texts/console';
import type { InterviewProvider } from '../calls';
import { attendeeForm, type InterviewForm, MAX_ATTENDEES } from './interview-forms';

type Attendee = InterviewForm['attendees'][number];

/** Members of a company who can come; none while they are not known. */
function useMembers(companyId: number | undefined): Member[] {
  const dataProvider = useDataProvider<InterviewProvider>();
  const { data } = useQuery({
    queryKey: ['members', String(companyId)],
    queryFn: () => dataProvider.getAttendeeMembers(companyId ?? 0),
    enabled: companyId !== undefined,
  });
  // react-admin answers an empty record once the session has ended
  return Array.isArray(data) ? data.filter(({ state }) => state === 'active') : [];
}

/** Adds an attendee who is no member. What is typed is a form within the form: Enter adds, and sends nothing. */
function AddOutsider({ taken, onAdd }: { taken: readonly string[]; onAdd: (attendee: Attendee) => void }) {
  const [typed, setTyped] = useState({ name: '', email: '' });
  const [errors, setErrors] = useState<Partial<Record<'name' | 'email', string>>>({});
  const add = (): void => {
    const checked = attendeeForm.safeParse(typed);
    const wrong = Object.fromEntries(checked.error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
    const isTaken = checked.success && taken.includes(checked.data.email);
    setErrors(isTaken ? { email: t('interview.alreadyThere') } : wrong);
    if (!checked.success || isTaken) return;
    onAdd({ ...checked.data, needed: true });
    setTyped({ name: '', email: '' });
  };
  const line = (field: 'name' | 'email', label: string) => (
    <TextField
      label={label}
      value={typed[field]}
      error={errors[field] !== undefined}
      helperText={errors[field]}
      autoComplete="off"
      onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        add();
      }}
    />
  );
  return (
    <Box
      role="group"
      aria-label={t('interview.addOutsider')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1, '& > *': { flex: '1 1 11rem' } }}
    >
      {line('name', t('interview.attendeeName'))}
      {line('email', t('email.label'))}
      <Button variant="outlined" sx={{ mt: 1.5, '&&': { flex: '0 0 auto' } }} onClick={add}>
        {t('interview.add')}
      </Button>
    </Box>
  );
}

interface ChosenProps {
  attendee: Attendee;
  onChange: (attendee: Attendee) => void;
  onRemove: () => void;
}

function Chosen({ attendee: { name, email, needed }, onChange, onRemove }: ChosenProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, '& + &': { borderTop: '1px solid var(--line)' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <Typography variant="body2" color="text.secondary">
          {email}
        </Typography>
      </Box>
      <FormControlLabel
        label={t('interview.needed')}
        sx={{ mr: 0 }}
        control={
          <Checkbox
            checked={needed}
            slotProps={{ input: { 'aria-label': t('interview.neededNamed', { name }) } }}
            onChange={({ target }) => onChange({ name, email, needed: target.checked })}
          />
        }
      />
      <IconButton aria-label={t('interview.remove', { name })} onClick={onRemove}>
        <Close />
      </IconButton>
    </Box>
  );
}

interface AttendeesInputProps {
  companyId: number | undefined;
  /** The first owner comes, until others are chosen. */
  hasUsual?: boolean;
}

/** Who comes from the company: members, or whom the agency adds. */
export function AttendeesInput({ companyId, hasUsual = false }: AttendeesInputProps) {
  const titleId = useId();
  const { setValue } = useFormContext<InterviewForm>();
  const { dirtyFields, errors } = useFormState<InterviewForm>({ name: 'attendees' });
  const attendees = useWatch<InterviewForm, 'attendees'>({ name: 'attendees' });
  const members = useMembers(companyId);
  const emails = attendees.map(({ email }) => email);
  const isFull = attendees.length >= MAX_ATTENDEES;
  const set = (chosen: Attendee[]): void => setValue('attendees', chosen, { shouldDirty: true });
  const others = members.filter(({ email }) => !emails.includes(email));
  const usual = members.find(({ role }) => role === 'owner') ?? members[0];

  const chooseUsual = useEffectEvent((): void => {
    if (!hasUsual || dirtyFields.attendees || !usual) return;
    setValue('attendees', [{ name: usual.name, email: usual.email, needed: true }]);
  });
  useEffect(() => chooseUsual(), [usual?.id]);

  return (
    <Box role="group" aria-labelledby={titleId} sx={{ ...WHOLE_ROW, mt: 1 }}>
      <Typography id={titleId} component="h3" variant="h3">
        {t('interview.attendees')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('interview.attendeesHint', { max: MAX_ATTENDEES })}
      </Typography>
      {errors.attendees?.message && (
        <Typography role="alert" color="error">
          {errors.attendees.message}
        </Typography>
      )}
      {attendees.length === 0 && (
        <Typography sx={{ mt: 1 }}>
          {t(companyId === undefined ? 'interview.membersLater' : 'interview.noAttendees')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1, p: 0 }}>
        {attendees.map((attendee) => (
          <Chosen
            key={attendee.email}
            attendee={attendee}
            onChange={(changed) => set(attendees.map((other) => (other.email === changed.email ? changed : other)))}
            onRemove={() => set(attendees.filter(({ email }) => email !== attendee.email))}
          />
        ))}
      </Box>
      {others.length > 0 && !isFull && (
        <Box
          role="group"
          aria-label={t('interview.members')}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          {others.map(({ id, name, email }) => (
            <Button
              key={id}
              size="small"
              variant="outlined"
              startIcon={<Add />}
              aria-label={t('interview.addMember', { name })}
              onClick={() => set([...attendees, { name, email, needed: true }])}
            >
              {name}
            </Button>
          ))}
        </Box>
      )}
      {!isFull && <AddOutsider taken={emails} onAdd={(attendee) => set([...attendees, attendee])} />}
    </Box>
  );
}
