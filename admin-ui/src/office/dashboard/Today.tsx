import { Box } from '@mui/material';
import type { Waiting } from '../tasks/waiting/useWaiting';
import { WaitingCard } from '../tasks/waiting/WaitingCard';
import { type DayOfInterviews, InterviewsOfDay } from './InterviewsOfDay';

/** How many causes the dashboard shows: with its interviews and figures they fit a screen. */
const CAUSES = 6;

/** What waits, and the interviews of the day beside it; below it on a phone. */
export function Today({ waiting, day }: { waiting: Waiting; day: DayOfInterviews }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.25, md: 2 },
        mb: { xs: 1.25, md: 2 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <WaitingCard waiting={waiting} most={CAUSES} />
      <InterviewsOfDay {...day} />
    </Box>
  );
}
