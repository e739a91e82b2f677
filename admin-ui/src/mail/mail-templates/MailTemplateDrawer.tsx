import Send from '@mui/icons-material/SendOutlined';
import { Button, Typography } from '@mui/material';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { MailTemplate } from '@niyukt/ui-shared/api/types';
import { useStaff } from '../../kit/access/StaffContext';
import { DeleteButton } from '../../kit/records/DeleteButton';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { EditForm } from '../../kit/records/EditForm';
import { Facts } from '../../kit/records/Facts';
import { RecordPicker } from '../../kit/records/RecordPicker';
import { useCall } from '../../kit/records/useCall';
import { factsOf } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { FilledMail } from '../mailings/parts/FilledMail';
import type { TemplateProvider } from './calls';
import { mailTemplateForm } from './mail-forms';
import { TEMPLATE_FIELDS } from './mail-templates.fields';
import { useTemplateFields } from './useTemplateFields';

function TemplateFacts({ template }: { template: MailTemplate }) {
  const fields = useTemplateFields(template.kind);
  return (
    <Facts
      facts={[
        ...factsOf(TEMPLATE_FIELDS, template),
        ...(fields ? [[t('mailTemplate.fieldsLabel'), fields] as const] : []),
      ]}
    />
  );
}

/** Who can be chosen as a recipient, by kind. */
const PICKERS = {
  employee: {
    resource: 'employees',
    sort: 'created_at',
    text: ({ full_name, email }: RaRecord) => `${full_name}, ${email}`,
  },
  company: { resource: 'companies', sort: 'created_at', text: ({ name }: RaRecord) => String(name) },
  connection: {
    resource: 'connections',
    sort: 'connection_date',
    text: ({ employee_name, job_title, company_name }: RaRecord) => `${employee_name}, ${job_title}, ${company_name}`,
  },
} as const;

function TestButton({ template, recordId }: { template: MailTemplate; recordId: Identifier }) {
  const dataProvider = useDataProvider<TemplateProvider>();
  const { email } = useStaff();
  const { start, isPending } = useCall();
  const send = (): void =>
    start({ failed: t('mailTemplate.testFailed'), done: t('mailTemplate.tested', { email }) }, () =>
      dataProvider.testTemplate(template.id, recordId),
    );
  return (
    <Button variant="outlined" startIcon={<Send />} disabled={isPending} onClick={send} sx={{ mt: 1.5 }}>
      {t('mailTemplate.test')}
    </Button>
  );
}

function Shown({ template }: { template: MailTemplate }) {
  const recordId = useWatch({ name: 'record_id' }) as Identifier | null;
  if (!recordId)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('mailTemplate.previewHint')}
      </Typography>
    );
  return (
    <FilledMail templateId={template.id} recordId={recordId}>
      <TestButton template={template} recordId={recordId} />
    </FilledMail>
  );
}

/** The mail as a chosen recipient would get it, and a test of it for who looks. */
function TemplatePreview({ template }: { template: MailTemplate }) {
  const { resource, sort, text } = PICKERS[template.kind];
  const picked = useForm({ defaultValues: { record_id: null } });
  return (
    <FormProvider {...picked}>
      <RecordPicker
        source="record_id"
        resource={resource}
        label={t('mailTemplate.previewOf')}
        sort={{ field: sort, order: 'DESC' }}
        optionText={text}
      />
      <Shown template={template} />
    </FormProvider>
  );
}

/** A template: its mail, how one recipient would get it, and a test. */
export function MailTemplateDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<MailTemplate>
      resource="mail-templates"
      path={path}
      title={({ name }) => name}
      edit={(template, leave) => (
        <EditForm record={template} schema={mailTemplateForm} fields={TEMPLATE_FIELDS} onLeave={leave} />
      )}
      below={(template) => (
        <DrawerSection title={t('mailTemplate.preview')}>
          <TemplatePreview key={`${template.id} ${template.version}`} template={template} />
        </DrawerSection>
      )}
      actions={({ name }, close) => <DeleteButton name={name} onDeleted={close} />}
    >
      {(template) => <TemplateFacts template={template} />}
    </DetailDrawer>
  );
}
