import '../../texts/tasks';
import Add from '@mui/icons-material/Add';
import Layers from '@mui/icons-material/LayersOutlined';
import TableRows from '@mui/icons-material/TableRows';
import { Button, Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { retryImport } from '@niyukt/ui-shared/chunks/retry-import';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { EmptyList } from '../../kit/lists/CreateButton';
import { LoadingPage } from '../../kit/page/LoadingPage';
import { PageHeading } from '../../kit/page/PageHeading';
import { createPath } from '../../kit/resource/create-path';
import { t } from '../../texts/console';
import { useWaiting } from './waiting/useWaiting';
import { WaitingCard } from './waiting/WaitingCard';

const TaskList = lazy(() => retryImport(() => import('./TaskList')));
const TaskOverlays = lazyPart(() => import('./TaskOverlays'));

const PATH = '/tasks';

type TasksView = 'causes' | 'list';

function ViewSwitch({ view, choose }: { view: TasksView; choose: (view: TasksView) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={t('waiting.views')}
      onChange={(_event, chosen: TasksView | null) => chosen && choose(chosen)}
    >
      <ToggleButton value="causes" sx={{ gap: 0.75 }}>
        <Layers fontSize="small" />
        <span className="button-word">{t('waiting.causes')}</span>
      </ToggleButton>
      <ToggleButton value="list" sx={{ gap: 0.75 }}>
        <TableRows fontSize="small" />
        <span className="button-word">{t('waiting.list')}</span>
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

function AddTask() {
  return (
    <Button component={Link} {...createPath(PATH)} variant="contained" startIcon={<Add />} className="tool-button">
      <span className="button-word">{t('task.add')}</span>
    </Button>
  );
}

function Causes() {
  const waiting = useWaiting();
  const { groups, isFailed, whose } = waiting;
  if (!groups && !isFailed) return <Skeleton variant="rounded" height={320} />;
  if (groups?.length === 0 && whose === 'all')
    return <EmptyList title={t('task.emptyList')} text={t('task.emptyListHint')} />;
  return <WaitingCard waiting={waiting} />;
}

/** What the staff has to do: by its cause, or as a list with filters. An address with a filter shows the list. */
export default function TasksPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<TasksView>('causes');
  // the filter that is left for the causes stands in the address for another moment
  const [left, setLeft] = useState('');
  if (left && !search) setLeft('');
  const view: TasksView = search && search !== left ? 'list' : chosen;
  // what opens over the list has no filter in its address
  if (view !== chosen) setChosen(view);
  const viewSwitch = (
    <ViewSwitch
      view={view}
      choose={(next) => {
        setChosen(next);
        if (!search || next === 'list') return;
        setLeft(search);
        void navigate(PATH);
      }}
    />
  );
  if (view === 'list')
    return (
      <Suspense fallback={<LoadingPage />}>
        <TaskList viewSwitch={viewSwitch} />
      </Suspense>
    );
  return (
    <>
      <PageHeading title={t('section.tasks')}>
        {viewSwitch}
        <AddTask />
      </PageHeading>
      <Causes />
      <TaskOverlays path={PATH} />
    </>
  );
}
