import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { TaskGroup, TaskLine } from '@niyukt/ui-shared/api/types';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../../kit/chunks/lazy-part';
import { listAddress } from '../../../kit/resource/list-address';
import { recordPath } from '../../../kit/resource/ListPath';
import { listOfKind } from '../../../kit/resource/record-kinds';
import { t } from '../../../texts/console';
import { useRemind } from './useRemind';

const OwnDone = lazyPart(() => import('./OwnDone'));

const TASKS = '/tasks';

/** The record that a task is about; the task itself, where there is none. */
export function whereTo({ task_id, kind, record_id }: TaskLine): string {
  const list = kind ? listOfKind(kind) : undefined;
  return list && record_id !== null ? recordPath(`/${list}`, record_id) : recordPath(TASKS, task_id);
}

/** The tasks of one cause, as a list. */
export const listOfCause = ({ cause }: TaskGroup): string =>
  listAddress(TASKS, { state: 'open', ...(cause !== null && { cause }) });

const SMALL = {
  size: 'small',
  variant: 'outlined',
  className: 'no-print',
  sx: { flex: 'none', whiteSpace: 'nowrap', minHeight: { xs: 44, md: 32 }, minWidth: 76, py: 0 },
} as const;

function RemindButton({ line, name }: { line: TaskLine; name: string }) {
  const { remind, isBusy } = useRemind();
  return (
    <Button
      {...SMALL}
      disabled={isBusy}
      aria-label={t('waiting.named', { button: t('waiting.remind'), name })}
      onClick={() => remind(line)}
    >
      {t('waiting.remind')}
    </Button>
  );
}

/** What is done about one of them. @param button what it says where the record is opened for it */
export function LineAction({ line, button }: { line: TaskLine; button: string }) {
  const name = line.subject ?? line.title;
  if (line.action === 'remind') return <RemindButton line={line} name={name} />;
  if (line.action === 'done') return <OwnDone line={line} />;
  if (line.action === 'call' && line.phone)
    return (
      <Button
        {...SMALL}
        component="a"
        href={`tel:${line.phone}`}
        aria-label={t('waiting.callNamed', { name, number: phoneText(line.phone) })}
      >
        {t('waiting.call')}
      </Button>
    );
  return (
    <Button {...SMALL} component={Link} to={whereTo(line)} aria-label={t('waiting.named', { button, name })}>
      {button}
    </Button>
  );
}

/** What is done about all of them at once; where there is nothing, what is done about each, which is shown. */
export function GroupAction({ group, onOpen }: { group: TaskGroup; onOpen: () => void }) {
  const { remindAll, isBusy } = useRemind();
  if (group.lines[0]?.action === 'remind')
    return (
      <Button {...SMALL} variant="contained" disabled={isBusy} onClick={() => remindAll(group)}>
        {t('waiting.remindAll')}
      </Button>
    );
  const button = group.lines[0]?.action === 'call' ? t('waiting.call') : group.button;
  return (
    <Button {...SMALL} onClick={onOpen} aria-label={t('waiting.named', { button, name: group.sentence })}>
      {button}
    </Button>
  );
}
