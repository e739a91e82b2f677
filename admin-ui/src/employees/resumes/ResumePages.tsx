import { Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { t } from '../../texts/console';
import type { Resume, ResumeProvider } from './calls';

const LargePage = lazyPart(() => import('./LargePage'));

interface PagePictureProps {
  employeeId: Identifier;
  resume: Resume;
  page: number;
  count: number;
}

/** A picture as an address of its own: the content security policy admits no others but the server's, which need the token. */
const addressOf = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('the picture cannot be read'));
    reader.readAsDataURL(content);
  });

/** A page of a resume as a picture. */
function PagePicture({ employeeId, resume, page, count }: PagePictureProps) {
  const dataProvider = useDataProvider<ResumeProvider>();
  const { data, error } = useQuery({
    queryKey: ['resume-page', String(employeeId), resume.resume_id, page],
    queryFn: async () => {
      const content: unknown = await dataProvider.readResumePage(employeeId, resume.resume_id, page);
      // react-admin answers an empty record once the session has ended
      return content instanceof Blob ? addressOf(content) : '';
    },
    staleTime: Infinity,
  });
  if (error) return <span className="resume-note">{t('resume.pageFailed')}</span>;
  if (!data) return <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '210 / 297' }} />;
  return <img src={data} draggable={false} alt={t('resume.page', { page, count, name: resume.file_name })} />;
}

interface ResumePagesProps {
  employeeId: Identifier;
  resume: Resume;
  count: number;
}

/** The first page of a resume in small; pressed, its pages are shown one at a time, as large as the screen. */
export function ResumePages({ employeeId, resume, count }: ResumePagesProps) {
  const [page, setPage] = useState(1);
  const [isLarge, setLarge] = useState(false);
  const pictureOf = (shown: number) => (
    <PagePicture employeeId={employeeId} resume={resume} page={shown} count={count} />
  );
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
  return (
    <>
      <button type="button" className="resume-page" aria-label={t('resume.enlarge')} onClick={() => setLarge(true)}>
        {pictureOf(1)}
      </button>
      {isLarge && (
        <LargePage title={resume.file_name} onClose={() => setLarge(false)} turns={turns}>
          {pictureOf(page)}
        </LargePage>
      )}
    </>
  );
}
