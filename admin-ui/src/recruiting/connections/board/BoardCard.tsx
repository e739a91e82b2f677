import { Draggable } from '@hello-pangea/dnd';
import { memo } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { Connection, NextStep } from '@niyukt/ui-shared/api/types';
import { dayInIndia, daysSince } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../../kit/lists/RecordLink';
import { Day } from '../../../kit/records/Day';
import { t } from '../../../texts/console';
import { nameOfConnection } from '../parts/connections.fields';
import { placementLabel } from '../parts/placement-label';
import { AnswerChip } from '../parts/ShareChip';
import { isEnd } from './useFolds';

export interface BoardCardProps {
  connection: Connection;
  /** Unique on the board. */
  draggableId: string;
  index: number;
  /** Its new status is not confirmed or saved yet. */
  isWaiting: boolean;
  onMenu: (connection: Connection, anchor: HTMLElement) => void;
  /** What follows; null where nothing does, absent until it is read. */
  step: NextStep | null | undefined;
  onStep: (connection: Connection, step: NextStep) => void;
}

/** How long it is in its status: "today", "1 day", "3 days". */
function DaysInStatus({ since }: { since: string }) {
  const days = daysSince(since);
  const text = days === 0 ? t('board.today') : t('board.days', { count: days });
  return (
    <span className="board-card-days" title={t('board.since', { date: dayInIndia(since) })}>
      <span className="sr-only">{t('board.inStatus')} </span>
      {text}
    </span>
  );
}

/** Days in a status from which on a card is one shade darker. */
const AGES = [3, 7, 14];

/** How dark the edge of a card is; nothing for a connection that waits for nothing any more. */
function ageOf({ placement_status, status_changed_at }: Connection): number | undefined {
  const days = daysSince(status_changed_at);
  const age = AGES.filter((from) => days >= from).length;
  return isEnd(placement_status) || age === 0 ? undefined : age;
}

interface CardTextProps extends Pick<BoardCardProps, 'connection' | 'onMenu' | 'step' | 'onStep'> {
  describedBy: string | undefined;
}

/** Stays as it is while its card is dragged or makes room. As few elements as can be: a drag restyles all of them. */
const CardText = memo(function CardText({ connection, describedBy, onMenu, step, onStep }: CardTextProps) {
  return (
    <RecordContextProvider value={connection}>
      <RecordLink describedBy={describedBy}>{connection.employee_name}</RecordLink>
      <button
        type="button"
        className="row-button"
        aria-haspopup="menu"
        aria-label={t('status.change', {
          name: nameOfConnection(connection),
          status: placementLabel(connection.placement_status),
        })}
        onClick={(event) => onMenu(connection, event.currentTarget)}
      >
        •••
      </button>
      <p>{connection.job_title}</p>
      <p className="is-muted">{connection.company_name}</p>
      {connection.company_answer && (
        <p>
          <AnswerChip answer={connection.company_answer} />
        </p>
      )}
      {step === undefined && !isEnd(connection.placement_status) && <span className="board-card-step" />}
      {step?.label && (
        <button
          type="button"
          className="board-card-step"
          title={step.sentence}
          aria-label={t('nextStep.of', { step: step.label, name: connection.employee_name })}
          onClick={() => onStep(connection, step)}
        >
          {step.label}
        </button>
      )}
      <p className="board-card-foot is-muted">
        <DaysInStatus since={connection.status_changed_at} />
        <Day at={connection.connection_date} />
      </p>
    </RecordContextProvider>
  );
});

const classOf = (isDragging: boolean, isWaiting: boolean): string =>
  ['board-card', isDragging && 'is-dragged', isWaiting && 'is-waiting'].filter(Boolean).join(' ');

/**
 * A connection that can be dragged as a whole. The library would make a button of the card; as a link and a button stand in
 * it, the link takes the keys and the hint instead.
 */
export const BoardCard = memo(function BoardCard({
  connection,
  draggableId,
  index,
  isWaiting,
  onMenu,
  step,
  onStep,
}: BoardCardProps) {
  return (
    <Draggable draggableId={draggableId} index={index} isDragDisabled={isWaiting}>
      {(provided, { isDragging }) => (
        <li
          ref={provided.innerRef}
          {...provided.draggableProps}
          {...provided.dragHandleProps}
          role={undefined}
          tabIndex={undefined}
          aria-describedby={undefined}
          data-connection={connection.id}
          data-age={ageOf(connection)}
          aria-busy={isWaiting}
          className={classOf(isDragging, isWaiting)}
        >
          <CardText
            connection={connection}
            describedBy={provided.dragHandleProps?.['aria-describedby']}
            onMenu={onMenu}
            step={step}
            onStep={onStep}
          />
        </li>
      )}
    </Draggable>
  );
});
