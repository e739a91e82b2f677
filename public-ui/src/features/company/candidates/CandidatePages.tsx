import type { CompanyJob } from '@niyukt/ui-shared/api/types';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { CandidatePage } from './CandidatePage';
import { Candidates } from './Candidates';
import { Comparison } from './Comparison';

interface CandidatePagesProps {
  jobs: readonly CompanyJob[] | undefined;
  /** Shows a banner. */
  onSent: (text: string) => void;
  /** Shows an error banner. */
  onFailure: (text: string) => void;
}

/** The pages about the people whom a company is shown. */
export default function CandidatePages(props: CandidatePagesProps) {
  return (
    <Routes>
      <Route path="jobs/:id/candidates" element={<OfJob {...props} />} />
      <Route path="jobs/:id/compare" element={<Compared {...props} />} />
      <Route path="candidates/:id" element={<One {...props} />} />
      <Route path="*" element={<Navigate to="/company-dashboard" replace />} />
    </Routes>
  );
}

const useKey = (): number => Number(useParams()['id']);

function OfJob({ jobs, onSent }: CandidatePagesProps) {
  const id = useKey();
  return <Candidates key={id} jobId={id} job={jobs?.find(({ request_id }) => request_id === id)} onSent={onSent} />;
}

function Compared({ onSent }: CandidatePagesProps) {
  const id = useKey();
  return <Comparison key={id} jobId={id} onSent={onSent} />;
}

function One({ onSent, onFailure }: CandidatePagesProps) {
  const id = useKey();
  return <CandidatePage key={id} id={id} onSent={onSent} onFailure={onFailure} />;
}
