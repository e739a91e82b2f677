import type { EmployeeProfile } from '@niyukt/ui-shared/api/types';
import { noticeLanguage, useNotice } from '../auth/privacy-notice';
import { useConsents } from './consent/choices';
import { ConsentLine } from './consent/ConsentLine';
import { useOwnQuestion } from './keep/keep-queries';
import { KeepCard } from './keep/KeepCard';
import { useResume } from './resume/resume-queries';
import ResumeCard from './resume/ResumeCard';

/** The own resume, then what may be shown of it. They come together, so that nothing moves. */
export default function OwnCards({ person }: { person: EmployeeProfile }) {
  const resume = useResume();
  const consents = useConsents();
  // who registered has said so
  const isServiceOpen = consents.data?.service.answer === null;
  const notice = useNotice(noticeLanguage(), isServiceOpen);
  const question = useOwnQuestion(isServiceOpen);
  const isAsking = isServiceOpen && (notice.isPending || question.isPending);
  if (resume.isPending || consents.isPending || isAsking) return null;
  return (
    <>
      <ResumeCard profile={person} />
      {isServiceOpen && <KeepCard />}
      <ConsentLine consents={consents.data} />
    </>
  );
}
