import type { MailTemplate } from '@niyukt/ui-shared/api/types';
import { mailTemplateForm } from '@niyukt/ui-shared/forms/mail-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { DeleteButton } from '../../kit/records/DeleteButton';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { EditForm } from '../../kit/records/EditForm';
import { Facts } from '../../kit/records/Facts';
import { factsOf } from '../../kit/resource/fields';
import { TEMPLATE_FIELDS } from './mail-templates.fields';
import { TemplatePreview } from './TemplatePreview';
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
