import '../texts/candidates';
import { useState } from 'react';
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { addEmployeeForm } from '../kit/forms/admin-forms';
import { OpenCreateDialog } from '../kit/records/CreateDialog';
import { FieldInputs } from '../kit/records/FieldInputs';
import { initialValues } from '../kit/resource/fields';
import { t } from '../texts/console';
import { EMPLOYEE_FIELDS } from './employees.fields';
import type { ResumeProvider } from './resumes/calls';
import { ResumeOfNew } from './resumes/ResumeOfNew';

function OpenForm({ path }: { path: string }) {
  const dataProvider = useDataProvider<ResumeProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [file, setFile] = useState<File>();
  const saveResume = async (id: Identifier): Promise<void> => {
    if (!file) return;
    try {
      // the dialog is gone by then
      await dataProvider.uploadResume(id, file, () => undefined, new AbortController().signal);
      refresh();
    } catch {
      notify(t('resume.notSaved'), { type: 'warning' });
    }
  };
  return (
    <OpenCreateDialog
      resource="employees"
      path={path}
      title={t('employee.add')}
      schema={addEmployeeForm}
      defaultValues={initialValues(EMPLOYEE_FIELDS)}
      texts={{ success: 'employee.added', failure: 'employee.addFailed' }}
      next={{ list: '/connections', field: 'employee_id', label: 'connect.toJob' }}
      intro={<ResumeOfNew file={file} onFile={setFile} />}
      onMade={(id) => void saveResume(id)}
    >
      <FieldInputs fields={EMPLOYEE_FIELDS} isNew />
    </OpenCreateDialog>
  );
}

/** The form that adds a person, filled by a resume that is dropped on it. A file is forgotten with its form. */
export function AddEmployee({ path }: { path: string }) {
  return useMatch(`${path}/create`) && <OpenForm path={path} />;
}
