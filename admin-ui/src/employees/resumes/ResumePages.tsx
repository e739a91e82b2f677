import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { PagePicture } from './PagePicture';
import type { Resume } from './types';

const LargePage = lazyPart(() => import('./LargePage'));

interface ResumePagesProps {
  employeeId: Identifier;
  resume: Resume;
  count: number;
}

/** The pages of a resume, one at a time; pressed, a page is shown as large as the screen. */
export function ResumePages({ employeeId, resume, count }: ResumePagesProps) {
  const [page, setPage] = useState(1);
  const [isLarge, setLarge] = useState(false);
  const turns = count > 1 && (
    <div className="page-turns no-print">
      <Button variant="outlined" color="inherit" disabled={page === 1} onClick={() => setPage(page - 1)}>
        {t('resume.previousPage')}
      </Button>
      <span aria-live="polite">{t('resume.pageOf', { page, count })}</span>
      <Button variant="outlined" color="inherit" disabled={page === count} onClick={() => setPage(page + 1)}>
        {t('resume.nextPage')}
      </Button>
    </div>
  );
  const picture = <PagePicture employeeId={employeeId} resume={resume} page={page} count={count} />;
  return (
    <>
      <button
        type="button"
        className="resume-page"
        aria-label={t('resume.enlarge', { page })}
        onClick={() => setLarge(true)}
      >
        {picture}
      </button>
      {turns}
      {isLarge && (
        <LargePage title={resume.file_name} onClose={() => setLarge(false)} turns={turns}>
          {picture}
        </LargePage>
      )}
    </>
  );
}
