import '../../texts/candidates';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { NotYet } from '../../kit/page/NotYet';
import { t } from '../../texts/console';
import type { Resume } from './calls';
import { ResumeFactsOffer } from './ResumeFactsOffer';
import { ResumeVersion } from './ResumeVersion';
import { UploadResume } from './UploadResume';
import { useResumes } from './useResumes';
import './resumes.css';

interface VersionsProps {
  /** Those that are not shown at the moment. */
  resumes: readonly Resume[];
  onChoose: (resume: Resume) => void;
}

/** The other versions of a resume; the present one leads back. */
function Versions({ resumes, onChoose }: VersionsProps) {
  if (resumes.length === 0) return null;
  const older = resumes.filter(({ shown }) => !shown);
  const present = resumes.find(({ shown }) => shown);
  return (
    <div className="resume-versions no-print">
      {present && (
        <button type="button" className="resume-link" onClick={() => onChoose(present)}>
          {t('resume.shownVersion')}
        </button>
      )}
      {older.length > 0 && (
        <details>
          <summary>{t('resume.versions', { count: older.length })}</summary>
          <ul>
            {older.map((resume) => (
              <li key={resume.resume_id}>
                <button type="button" className="resume-link" onClick={() => onChoose(resume)}>
                  {t('resume.showVersion', { name: resume.file_name, day: dayInIndia(resume.uploaded_at) })}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Resumes({ person }: { person: Employee }) {
  const { resumes, error, retry, invalidate } = useResumes(person.id);
  const [chosen, setChosen] = useState<number>();
  // a form that is filled in outlives a failed reading
  if (!resumes)
    return <NotYet error={error} retry={retry} failed={t('resume.loadFailed')} className="resume-awaited" />;
  const present = resumes.find(({ shown }) => shown);
  const version = resumes.find(({ resume_id }) => resume_id === chosen) ?? present;
  const uploaded = async (): Promise<void> => {
    setChosen(undefined);
    await invalidate();
  };
  return (
    <>
      <UploadResume person={person} hasResume={present !== undefined} onUploaded={uploaded}>
        {version &&
          ((replace) => <ResumeVersion key={version.resume_id} person={person} resume={version} replace={replace} />)}
      </UploadResume>
      {present && <ResumeFactsOffer key={present.resume_id} person={person} resume={present} />}
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
