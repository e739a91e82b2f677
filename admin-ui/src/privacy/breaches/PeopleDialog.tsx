import UploadFile from '@mui/icons-material/UploadFile';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type DataProvider, type Identifier, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Breach, Member } from '@niyukt/ui-shared/api/types';
import { isoDayInIndia } from '@niyukt/ui-shared/domain/calendar-days';
import { countText } from '@niyukt/ui-shared/domain/format';
import { useDebounced } from '../../kit/lists/useDebounced';
import { failureText } from '../../kit/providers/http-client';
import { FormDialog } from '../../kit/records/FormDialog';
import { HiddenFileInput } from '../../kit/records/HiddenFileInput';
import { ChoiceLine, DayLine, TextLine, WHOLE_ROW } from '../../kit/records/inputs';
import { RecordPicker } from '../../kit/records/RecordPicker';
import { t } from '../../texts/console';
import { affectedOf, emailsIn, PEOPLE_FROM, type PeopleForm, peopleForm } from './breach-forms';
import type { BreachProvider } from './calls';

/** A call of members, which every data provider of the console has. */
type Members = DataProvider & { getMembers: (company: Identifier) => Promise<Member[]> };

/** E-mails as typed, or out of a file, which stays in the browser. */
function Emails() {
  const { setValue } = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setValue('emails', emailsIn(await file.text()).join('\n'), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <TextLine source="emails" label={t('breach.emails')} hint={t('breach.emailsHint')} lines={5} isRequired isWide />
      <Box sx={WHOLE_ROW}>
        <Button variant="outlined" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
          {t('breach.emailsFile')}
        </Button>
        <HiddenFileInput
          input={input}
          accept=".csv,.txt,text/csv,text/plain"
          label={t('breach.emailsFile')}
          onTake={(files) => void read(files?.[0])}
        />
      </Box>
    </>
  );
}

function Period() {
  return (
    <>
      <DayLine source="from_day" label={t('breach.openedFrom')} isRequired />
      <TextLine source="from_time" label={t('breach.awareTime')} isRequired />
      <DayLine source="to_day" label={t('breach.openedTo')} isRequired />
      <TextLine source="to_time" label={t('breach.awareTime')} isRequired />
    </>
  );
}

function StaffAccount() {
  return (
    <>
      <RecordPicker
        source="staff_id"
        resource="admins"
        label={t('breach.staffAccount')}
        sort={{ field: 'full_name', order: 'ASC' }}
        optionText={({ full_name, email }) => `${full_name}, ${email}`}
        isRequired
        isWide
      />
      <Period />
    </>
  );
}

/** A company, and which of its accounts; left out, it is all of them and who read by a link. */
function CompanyAccount() {
  const dataProvider = useDataProvider<Members>();
  const { setValue } = useFormContext();
  const company = useWatch({ name: 'company_id' }) as number | null;
  const { data } = useQuery({
    queryKey: ['members', String(company)],
    queryFn: () => dataProvider.getMembers(company ?? 0),
    enabled: company !== null,
  });
  // an account of another company is not one of this company
  useEffect(() => setValue('account', ''), [company, setValue]);
  // react-admin answers an empty record once the session has ended
  const members = company !== null && Array.isArray(data) ? data : [];
  return (
    <>
      <RecordPicker
        source="company_id"
        resource="companies"
        label={t('company.label')}
        sort={{ field: 'name', order: 'ASC' }}
        optionText={({ name }) => String(name)}
        isRequired
        isWide
      />
      <ChoiceLine
        source="account"
        label={t('breach.companyAccount')}
        hint={t('breach.companyAccountHint')}
        choices={members.flatMap(({ user_id, name, email }) =>
          user_id === null ? [] : [{ id: String(user_id), name: `${name}, ${email}` }],
        )}
        isOptional
        isWide
      />
      <Period />
    </>
  );
}

const FilteredList = () => (
  <TextLine source="address" label={t('breach.filterAddress')} hint={t('breach.filterHint')} isRequired isWide />
);

const INPUTS = { emails: Emails, staff: StaffAccount, company: CompanyAccount, filter: FilteredList } as const;

/** How many would be added, counted by the server as soon as the form is complete. */
function Count({ id }: { id: Identifier }) {
  const dataProvider = useDataProvider<BreachProvider>();
  const { data: people } = peopleForm.safeParse(useWatch());
  const settledPeople = useDebounced(people ? JSON.stringify(affectedOf(people)) : '');
  const { data, error } = useQuery({
    queryKey: ['breaches', 'count', id, settledPeople],
    queryFn: () => dataProvider.countBreachPeople(id, JSON.parse(settledPeople) as Record<string, unknown>),
    enabled: settledPeople !== '',
    gcTime: 0,
  });
  const said = error
    ? failureText(error, t('breach.countFailed'))
    : data
      ? [
          t('breach.count', { count: data.added, people: countText(data.added) }),
          ...(data.by_lists ? [t('breach.byLists', { people: countText(data.by_lists) })] : []),
        ].join('. ')
      : t(settledPeople ? 'breach.counting' : 'breach.countLater');
  return (
    <Typography role="status" color={error ? 'error' : data ? 'text.primary' : 'text.secondary'} sx={WHOLE_ROW}>
      {said}
    </Typography>
  );
}

function Inputs({ id }: { id: Identifier }) {
  const from = useWatch({ name: 'from' }) as PeopleForm['from'] | '';
  const Chosen = from && INPUTS[from];
  return (
    <>
      <ChoiceLine
        source="from"
        label={t('breach.peopleFrom')}
        choices={PEOPLE_FROM.map((way) => ({ id: way, name: t(`breach.peopleFrom.${way}`) }))}
        isRequired
        isWide
      />
      {Chosen && <Chosen />}
      <Count id={id} />
    </>
  );
}

/** Adds the people whose data it was: from the access log, by e-mails or a file of them, or by a filter. */
export function PeopleDialog({ breach: { id, aware_at }, onClose }: { breach: Breach; onClose: () => void }) {
  const dataProvider = useDataProvider<BreachProvider>();
  const known = isoDayInIndia(new Date(aware_at));
  return (
    <FormDialog
      title={t('breach.addPeople')}
      schema={peopleForm}
      defaultValues={{
        from: 'emails',
        emails: '',
        address: '',
        staff_id: null,
        company_id: null,
        account: '',
        from_day: known,
        from_time: '00:00',
        to_day: known,
        to_time: '23:59',
      }}
      send={(people, call) => dataProvider.actOnBreach(id, 'people', affectedOf(people as never), call)}
      texts={{ success: t('breach.peopleAdded'), failure: t('breach.failed') }}
      onClose={onClose}
    >
      <Inputs id={id} />
    </FormDialog>
  );
}
