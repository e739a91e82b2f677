import { Skeleton } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type Identifier } from 'react-admin';
import type { ResumeProvider } from './calls';
import type { Resume } from './types';

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
export function PagePicture({ employeeId, resume, page, count }: PagePictureProps) {
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
  return <img src={data} alt={t('resume.page', { page, count, name: resume.file_name })} />;
}
