import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import * as z from 'zod/mini';
import type { Grievance } from '@niyukt/ui-shared/api/types';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { required } from '../../kit/forms/rules';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts, withoutMissing } from '../../kit/records/Facts';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine } from '../../kit/records/inputs';
import { linkTo } from '../../kit/records/LinkToRecord';
import { t } from '../../texts/console';
import type { GrievanceProvider } from './calls';
import { GrievanceChip } from './parts/GrievanceChip';

const answerForm = z.object({
  text: required('grievance.answerRequired', 10_000),
});

function AnswerButton({ grievance: { id, number } }: { grievance: Grievance }) {
  const dataProvider = useDataProvider<GrievanceProvider>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('grievance.answer')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('grievance.answerTitle', { number })}
          label={t('grievance.answer')}
          schema={answerForm}
          defaultValues={{ text: '' }}
          send={({ text }, call) => dataProvider.answerGrievance(id, text, call)}
          texts={{ success: t('grievance.answered'), failure: t('grievance.answerFailed') }}
          onClose={() => setOpen(false)}
          intro={<Typography color="text.secondary">{t('grievance.answerHint')}</Typography>}
        >
          <TextLine source="text" label={t('grievance.answerText')} lines={6} isRequired isWide />
        </FormDialog>
      )}
    </>
  );
}

/** The file is only ever saved, never shown. */
function FileButton({ id, name }: { id: number; name: string }) {
  const dataProvider = useDataProvider<GrievanceProvider>();
  const notify = useNotify();
  const save = (): void => {
    dataProvider.readGrievanceFile(id).then(
      (content) => saveFile(name, content),
      () => notify(t('grievance.fileFailed'), { type: 'error' }),
    );
  };
  return (
    <Button variant="outlined" size="small" onClick={save}>
      {t('grievance.saveFile', { name })}
    </Button>
  );
}

const from = ({ employee_id, company_id, company_name, name }: Grievance) => {
  if (employee_id !== null) return linkTo('employees', employee_id, name);
  return company_id === null ? name : linkTo('companies', company_id, `${name}, ${company_name}`);
};

/** What a person wrote, by when it is answered, and the answers. */
export default function GrievanceDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Grievance>
      resource="grievances"
      path={path}
      title={({ number, name }) => `${number}, ${name}`}
      subtitle={(grievance) => <GrievanceChip grievance={grievance} />}
      actions={(grievance) => grievance.state === 'open' && <AnswerButton grievance={grievance} />}
    >
      {(grievance) => (
        <Facts
          facts={withoutMissing([
            [t('grievance.name'), from(grievance)],
            [t('grievance.kind'), t(`grievances.kind.${grievance.kind}`)],
            [t('grievance.filed'), momentInIndia(grievance.filed_at)],
            [t('grievance.due'), dayInIndia(grievance.due_on)],
            [t('grievance.text'), grievance.text],
            [t('grievance.file'), grievance.file_name && <FileButton id={grievance.id} name={grievance.file_name} />],
            [t('grievance.firstAnswer'), grievance.first_answer],
            [t('grievance.objection'), grievance.objection],
            [t('grievance.answerText'), grievance.answer],
            [t('grievance.answeredBy'), grievance.answered_by_name],
          ])}
        />
      )}
    </DetailDrawer>
  );
}
