import { useParams } from 'react-router';
import { useJobRequests } from '../queries';
import { useLoadFailure } from '../useLoadFailure';
import { AllCandidates } from './AllCandidates';
import { CandidatePage } from './CandidatePage';
import { Candidates } from './Candidates';
import { Comparison } from './Comparison';

/** A page about the people whom a company is shown. */
export default function CandidatePages({ page }: { page: 'all' | 'list' | 'compare' | 'one' }) {
  const id = Number(useParams()['id']);
  useLoadFailure(null);
  if (page === 'all') return <AllCandidates />;
  if (page === 'list') return <OfJob key={id} id={id} />;
  if (page === 'compare') return <Comparison key={id} jobId={id} />;
  return <CandidatePage key={id} id={id} />;
}

function OfJob({ id }: { id: number }) {
  const { data: jobs } = useJobRequests();
  return <Candidates jobId={id} job={jobs?.find(({ request_id }) => request_id === id)} />;
}
