import { useMediaQuery, type Theme } from '@mui/material';
import { useStore } from 'react-admin';

/** How the interviews are shown. */
export type InterviewsView = 'week' | 'day' | 'list';

/** The view that this person chose last; a phone has no room for a week. */
export function useInterviewsView(): {
  view: InterviewsView;
  views: readonly InterviewsView[];
  choose: (view: InterviewsView) => void;
} {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [storedView, choose] = useStore<InterviewsView>('interviews.view', 'week');
  return isWide
    ? { view: storedView, views: ['week', 'day', 'list'], choose }
    : { view: storedView === 'week' ? 'day' : storedView, views: ['day', 'list'], choose };
}
