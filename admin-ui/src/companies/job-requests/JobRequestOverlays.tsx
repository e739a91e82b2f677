import { CreateJobRequest } from './CreateJobRequest';
import { JobRequestDrawer } from './JobRequestDrawer';

/** What opens over the list: the details of one, and the form that adds one. */
export default function JobRequestOverlays({ path }: { path: string }) {
  return (
    <>
      <JobRequestDrawer path={path} />
      <CreateJobRequest path={path} />
    </>
  );
}
