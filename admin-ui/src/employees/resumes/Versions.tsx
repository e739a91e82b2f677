import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { Resume } from './types';

interface VersionsProps {
  /** Those that are not shown at the moment. */
  resumes: readonly Resume[];
  onChoose: (resume: Resume) => void;
}

/** The other versions of a resume; the present one leads back. */
export function Versions({ resumes, onChoose }: VersionsProps) {
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
