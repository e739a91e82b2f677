import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, Drawer, IconButton, Link as MuiLink, Skeleton, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin';
import { Link, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { t } from '../../texts/console';
import { CommandButton } from '../commands/CommandButton';
import { commandIn } from '../commands/registry';
import { takeAwaitedKey } from '../commands/run-once-open';
import { useCommand } from '../commands/useCommand';
import { FailureAlert } from '../page/FailureAlert';
import { failureText, isGone } from '../providers/http-client';
import { goneText, kindOf } from '../resource/kinds';
import { recordPath } from '../resource/ListPath';
import { DrawerBlocks } from './DrawerBlocks';
import { useDrawerParts } from './DrawerParts';
import { useGoBack } from './useGoBack';
import { useNeighbours } from './useNeighbours';
import { useRecents } from './useRecents';

const USUAL_WIDTH = 560;

/** Stays in view while the drawer scrolls. */
const HEAD = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1,
  bgcolor: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  '@media print, (height < 480px)': { position: 'static' },
} as const;

const TITLE = { flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;
/** A phone has no room for it above the title. */
const MAIN_ACTION = { order: { xs: 1, sm: 0 } } as const;

/** What takes the focus is scrolled out from under what stays in view. */
const SCROLL = { '@media (height >= 480px)': { scrollPaddingTop: '10rem', scrollPaddingBottom: '5rem' } } as const;

interface DetailDrawerProps<R extends RaRecord> {
  resource: string;
  /** Address of the list that it opens over. */
  path: string;
  title: (record: R) => string;
  /** The record that the title names, where it is another one. */
  titleLeadsTo?: (record: R) => string;
  /** On the line of the title, where there is room; stays in view with it. */
  beside?: (record: R) => ReactNode;
  /** What is most wanted of it; stays in view with the title. */
  mainAction?: (record: R) => ReactNode;
  /** Right under the title. */
  subtitle?: (record: R) => ReactNode;
  children?: (record: R, close: () => void) => ReactNode;
  /** More of it, below what leads among the parts of other resources. */
  below?: (record: R) => ReactNode;
  /** What is seldom needed, folded. */
  details?: (record: R) => ReactNode;
  /** What is said of them in one line. */
  inDetails?: (record: R) => ReactNode;
  /** What can be done with it, below everything else, or with the details. */
  actions?: (record: R, close: () => void) => ReactNode;
  /** Pixels, where two records stand side by side. */
  width?: number;
  /** The form that the drawer turns into; without one, nothing is edited here. */
  edit?: (record: R, leave: () => void) => ReactNode;
}

/** The record does not exist any more: one sentence, and a way on. */
function Gone({ leave }: { leave: () => void }) {
  return (
    <Button variant="outlined" onClick={leave} sx={{ alignSelf: 'flex-start' }}>
      {t('record.goBack')}
    </Button>
  );
}

/** Shown when the record has left its list of work to do. Leads to the next record, and stays in sight while the drawer scrolls. */
function Handled({ next }: { next: () => void }) {
  return (
    <div className="handled no-print" role="status">
      <span>{t('record.handled')}</span>
      <Button variant="contained" endIcon={<ArrowDownward />} onClick={next}>
        {t('record.next')}
      </Button>
    </div>
  );
}

interface StepProps {
  label: string;
  shortcut: string;
  icon: ReactNode;
  go: (() => void) | undefined;
}

/** To the record before or after, as its key does. */
function Step({ label, shortcut, icon, go }: StepProps) {
  const button = useCommand<HTMLButtonElement>(shortcut, () => go?.());
  return (
    <IconButton
      ref={button}
      className="no-print"
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      aria-disabled={!go}
      onClick={go ?? (() => undefined)}
      sx={go ? {} : { opacity: 0.38 }}
    >
      {icon}
    </IconButton>
  );
}

/** What stands there can be of the record: its parts read it from around them. */
const OfRecord = ({ resource, record, children }: { resource: string; record: RaRecord; children: ReactNode }) => (
  <ResourceContextProvider value={resource}>
    <RecordContextProvider key={record.id} value={record}>
      {children}
    </RecordContextProvider>
  </ResourceContextProvider>
);

/** Runs what the record was opened for, once it is there. @param paper the drawer, as soon as it is ready */
function useRunAwaited(paper: HTMLElement | undefined): void {
  const { key: place, pathname } = useLocation();
  const run = useEffectEvent((): void => {
    const key = takeAwaitedKey(pathname);
    if (key) commandIn(paper, key)?.();
  });
  const isReady = paper !== undefined;
  useEffect(() => {
    if (isReady) run();
  }, [isReady, place]);
}

/** One record over its list, at an address of its own: `…/{id}/show`, and `…/{id}/edit` where it can be edited. */
export function DetailDrawer<R extends RaRecord>({
  resource,
  path,
  title,
  titleLeadsTo,
  beside,
  mainAction,
  subtitle,
  children,
  below,
  details,
  inDetails,
  actions,
  width = USUAL_WIDTH,
  edit,
}: DetailDrawerProps<R>) {
  const { id, mode } = useMatch(`${path}/:id/:mode`)?.params ?? {};
  const isOpen = id !== undefined && (mode === 'show' || (mode === 'edit' && edit !== undefined));
  const [shown, setShown] = useState({ id, mode });
  // the drawer keeps its content while it slides away
  if (isOpen && (id !== shown.id || mode !== shown.mode)) setShown({ id, mode });
  const isEditing = shown.mode === 'edit';
  const { search } = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const close = (): void => goBack(path);
  const showAgain = (): void => goBack(recordPath(path, shown.id ?? ''));
  const { previous, next, hasLeft = false } = useNeighbours(isOpen ? shown.id : undefined, path);
  const titleId = useId();
  const read = useGetOne<R>(resource, { id: shown.id ?? '' }, { enabled: isOpen });
  // react-admin answers an empty record once the session has ended
  const record = read.data && 'id' in read.data ? read.data : undefined;
  // what stands there, and what was typed into it, outlives a record that cannot be read again
  const isOver = isGone(read.error) && !(isEditing && record);
  const kind = kindOf(resource);
  const parts = useDrawerParts(resource, record);
  useRecents(resource, isOpen ? recordPath(path, shown.id ?? '') : undefined, record && title(record), isOver);
  const [paper, setPaper] = useState<HTMLDivElement | null>(null);
  // one that is open from the start does not slide
  const [isInPlace, setInPlace] = useState(isOpen);
  useRunAwaited(isInPlace && paper && record && mode === 'show' ? paper : undefined);
  const buttons = record && actions && (
    <Box className="no-print" sx={{ mt: 2, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {actions(record, close)}
    </Box>
  );
  const name =
    record && titleLeadsTo ? (
      <MuiLink component={Link} to={titleLeadsTo(record)} underline="always" color="inherit">
        {title(record)}
      </MuiLink>
    ) : (
      record && title(record)
    );
  const closeLabel = t(isEditing ? 'edit.leave' : 'record.close');
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={isEditing ? showAgain : close}
      slotProps={{
        transition: { onEntered: () => setInPlace(true), onExited: () => setInPlace(false) },
        paper: {
          ref: setPaper,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            width: { xs: '100%', sm: width },
            maxWidth: '100%',
            px: { xs: 2, sm: 3 },
            pb: 1,
            overflowWrap: 'anywhere',
            ...SCROLL,
          },
        },
      }}
    >
      <Box sx={HEAD}>
        <Typography className="no-print" variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {isEditing ? t('edit.title', { kind: kind.name }) : kind.title}
        </Typography>
        {!isEditing && (previous ?? next) && (
          <>
            <Step label={t('record.previous')} shortcut="k" icon={<ArrowUpward />} go={previous} />
            <Step label={t('record.next')} shortcut="j" icon={<ArrowDownward />} go={next} />
          </>
        )}
        {!isEditing && edit && record && (
          <CommandButton
            startIcon={<EditOutlined />}
            shortcut="e"
            className="no-print"
            onClick={() => void navigate({ pathname: `${path}/${record.id}/edit`, search })}
          >
            {t('edit.action')}
          </CommandButton>
        )}
        {!isEditing && !isOver && record && mainAction && <Box sx={MAIN_ACTION}>{mainAction(record)}</Box>}
        <Tooltip title={closeLabel}>
          <IconButton
            className="no-print"
            aria-label={closeLabel}
            onClick={isEditing ? showAgain : close}
            sx={{ mr: -1 }}
          >
            <Close />
          </IconButton>
        </Tooltip>
        <Box sx={TITLE}>
          <Typography id={titleId} component="h2" variant="h1">
            {isOver ? goneText(resource) : record ? name : read.error ? kind.title : t('generic.loading')}
          </Typography>
          {record && !isOver && (
            <OfRecord resource={resource} record={record}>
              {beside?.(record)}
            </OfRecord>
          )}
        </Box>
      </Box>
      <Box sx={{ my: 1 }}>{record && subtitle?.(record)}</Box>
      {read.error && !isOver && !isEditing && (
        <FailureAlert retry={() => void read.refetch()} sx={{ mb: 2 }}>
          {failureText(read.error, t('record.loadFailed'))}
        </FailureAlert>
      )}
      {isOver ? (
        <Gone leave={close} />
      ) : record ? (
        <OfRecord resource={resource} record={record}>
          {isEditing ? (
            edit?.(record, showAgain)
          ) : (
            <>
              {children?.(record, close)}
              <DrawerBlocks
                parts={parts}
                below={below?.(record)}
                details={details?.(record)}
                inDetails={inDetails?.(record)}
                actions={details && buttons}
              />
              {hasLeft && next && <Handled next={next} />}
              {!details && buttons}
            </>
          )}
        </OfRecord>
      ) : (
        !read.error &&
        Array.from({ length: 6 }, (_, line) => <Skeleton key={line} variant="rounded" height={32} sx={{ mb: 1.5 }} />)
      )}
    </Drawer>
  );
}
