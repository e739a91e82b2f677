import { InterviewDrawer } from './drawer/InterviewDrawer';
import { PlanInterview } from './form/PlanInterview';

/** What opens over the calendar and the list: an interview, and the form that plans one. */
export default function InterviewOverlays({ path }: { path: string }) {
  return (
    <>
      <InterviewDrawer path={path} />
      <PlanInterview path={path} />
    </>
  );
}
