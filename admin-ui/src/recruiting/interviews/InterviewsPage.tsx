import '../../texts/interviews';
import CalendarViewDay from '@mui/icons-material/CalendarViewDay';
import CalendarViewWeek from '@mui/icons-material/CalendarViewWeek';
import RssFeed from '@mui/icons-material/RssFeed';
import TableRows from '@mui/icons-material/TableRows';
import ViewAgenda from '@mui/icons-material/ViewAgendaOutlined';
import { Button, type Theme, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'react-admin';
import { retryImport } from '@niyukt/ui-shared/chunks/retry-import';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { LoadingPage } from '../../kit/page/LoadingPage';
import { t } from '../../texts/console';
import { useInterviewDay } from './parts/useInterviewDay';

const InterviewAgenda = lazy(() => retryImport(() => import('./calendar/InterviewAgenda')));
const InterviewCalendar = lazy(() => retryImport(() => import('./calendar/InterviewCalendar')));
const InterviewList = lazy(() => retryImport(() => import('./InterviewList')));
const InterviewOverlays = lazyPart(() => import('./InterviewOverlays'));
const FeedDialog = lazyPart(() => import('./FeedDialog'));

const PATH = '/interviews';

const ICONS = { agenda: ViewAgenda, week: CalendarViewWeek, day: CalendarViewDay, list: TableRows };

/** How the interviews are shown. */
type InterviewsView = 'agenda' | 'week' | 'day' | 'list';

/** Whether there is room for a week. Paper is narrower than the screen, and is to show what the screen does. */
function useHasRoomForWeek(): boolean {
  const isPaper = window.matchMedia('print').matches;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [onScreen, setOnScreen] = useState(isWide);
  if (!isPaper && onScreen !== isWide) setOnScreen(isWide);
  return isPaper ? onScreen : isWide;
}

/** The view that this person chose last; a phone has no room for a week, and has an agenda instead. */
function useInterviewsView(): {
  view: InterviewsView;
  views: readonly InterviewsView[];
  choose: (view: InterviewsView) => void;
} {
  const isWide = useHasRoomForWeek();
  const [storedView, choose] = useStore<InterviewsView>('interviews.view', 'week');
  const views = isWide ? (['week', 'day', 'list'] as const) : (['agenda', 'day', 'list'] as const);
  return { view: views.find((view) => view === storedView) ?? views[0], views, choose };
}

/** The own calendar, and how the interviews are shown. */
function PageActions() {
  const { view, views, choose } = useInterviewsView();
  const [isFeedOpen, setFeedOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className="tool-button"
        startIcon={<RssFeed />}
        onClick={() => setFeedOpen(true)}
      >
        <span className="button-word">{t('interview.feed')}</span>
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('interview.views')}
        onChange={(_event, chosen: typeof view | null) => chosen && choose(chosen)}
      >
        {views.map((one) => {
          const Icon = ICONS[one];
          return (
            <ToggleButton key={one} value={one} sx={{ gap: 0.75 }}>
              <Icon fontSize="small" />
              <span className="button-word">{t(`interview.${one}`)}</span>
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
      {isFeedOpen && <FeedDialog onClose={() => setFeedOpen(false)} />}
    </>
  );
}

/** A calendar opens where something is ahead. */
function CalendarAhead({ view }: { view: 'week' | 'day' }) {
  const { data, isFetching, isFetchedAfterMount } = useInterviewDay();
  const first = data?.day ?? undefined;
  if (isFetching && !isFetchedAfterMount) return <LoadingPage />;
  return <InterviewCalendar path={PATH} view={view} first={first} actions={<PageActions />} />;
}

/** Interviews: as an agenda, as a week, as a day, as a list. */
export default function InterviewsPage() {
  const { view } = useInterviewsView();
  if (view === 'list')
    return (
      <Suspense fallback={<LoadingPage />}>
        <InterviewList path={PATH} actions={<PageActions />} />
      </Suspense>
    );
  return (
    <Suspense fallback={<LoadingPage />}>
      {view === 'agenda' ? <InterviewAgenda path={PATH} actions={<PageActions />} /> : <CalendarAhead view={view} />}
      <InterviewOverlays path={PATH} />
    </Suspense>
  );
}
