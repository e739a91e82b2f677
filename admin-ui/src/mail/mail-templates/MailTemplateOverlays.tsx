import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { CreateDialog } from '../../kit/records/CreateDialog';
import { FieldInputs } from '../../kit/records/FieldInputs';
import { WHOLE_ROW } from '../../kit/records/inputs';
import { initialValues } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { mailTemplateForm } from './mail-forms';
import { TEMPLATE_FIELDS } from './mail-templates.fields';
import { MailTemplateDrawer } from './MailTemplateDrawer';
import { useTemplateFields } from './useTemplateFields';

/** What may stand in double braces, once it is known whom the template is for. */
function FieldNames() {
  const kind = useWatch({ name: 'kind' }) as string | undefined;
  const fields = useTemplateFields(kind);
  if (!fields) return null;
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={WHOLE_ROW}>
      {t('mailTemplate.fields', { fields })}
    </Typography>
  );
}

/** What opens over the list: a template, and the form that makes one. */
export default function MailTemplateOverlays({ path }: { path: string }) {
  return (
    <>
      <MailTemplateDrawer path={path} />
      <CreateDialog
        resource="mail-templates"
        path={path}
        title={t('mailTemplate.add')}
        schema={mailTemplateForm}
        defaultValues={initialValues(TEMPLATE_FIELDS)}
        texts={{ success: 'mailTemplate.added', failure: 'mailTemplate.addFailed' }}
      >
        <FieldInputs fields={TEMPLATE_FIELDS} isNew />
        <FieldNames />
      </CreateDialog>
    </>
  );
}
