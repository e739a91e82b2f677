import { Skeleton } from '@mui/material';
import type { Employee } from '@niyukt/ui-shared/api/types';
import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { ResumeFactsOffer } from './ResumeFactsOffer';
import './resumes.css';
import { ResumeVersion } from './ResumeVersion';
import { UploadResume } from './UploadResume';
import { useResumes } from './useResumes';
import { Versions } from './Versions';

function Resumes({ person }: { person: Employee }) {
  const { resumes, error, retry, readAgain } = useResumes(person.id);
  const [chosen, setChosen] = useState<number>();
  // a form that is filled in outlives a failed reading
  if (error && !resumes) return <FailureAlert retry={retry}>{failureText(error, t('resume.loadFailed'))}</FailureAlert>;
  if (!resumes) return <Skeleton variant="rounded" height={120} />;
  const present = resumes.find(({ shown }) => shown);
  const version = resumes.find(({ resume_id }) => resume_id === chosen) ?? present;
  const uploaded = async (): Promise<void> => {
    setChosen(undefined);
    await readAgain();
  };
  return (
    <>
      {present && <ResumeFactsOffer key={present.resume_id} person={person} resume={present} />}
      {version && (
        <ResumeVersion key={version.resume_id} person={person} resume={version} onChanged={() => void readAgain()} />
      )}
      <UploadResume person={person} hasResume={present !== undefined} onUploaded={uploaded} />
      <Versions
        resumes={resumes.filter(({ resume_id }) => resume_id !== version?.resume_id)}
        onChoose={({ resume_id }) => setChosen(resume_id)}
      />
    </>
  );
}

/** The resume of the person in the drawer. */
export default function ResumeSection() {
  const person = useRecordContext<Employee>();
  return person ? <Resumes key={person.id} person={person} /> : null;
}
