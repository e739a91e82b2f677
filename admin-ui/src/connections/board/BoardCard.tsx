import { Draggable } from '@hello-pangea/dnd';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { Box, Card, IconButton, Typography } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { memo } from 'react';
import { RecordContextProvider } from 'react-admin';
import { RecordLink } from '../../lists/RecordLink';
import { placementLabel } from '../../placement-status/placement-label';
import { Day } from '../../records/Day';
import { nameOf } from '../connection-columns';

export interface BoardCardProps {
  connection: Connection;
  /** Unique on the board. */
  draggableId: string;
  index: number;
  /** Its new status is not confirmed or saved yet. */
  isWaiting: boolean;
  onMenu: (connection: Connection, anchor: HTMLElement) => void;
}

function CardText({
  connection,
  describedBy,
  onMenu,
}: Pick<BoardCardProps, 'connection' | 'onMenu'> & { describedBy?: string }) {
  const name = nameOf(connection);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <RecordLink describedBy={describedBy}>{connection.employee_name}</RecordLink>
        <IconButton
          size="small"
          aria-haspopup="menu"
          aria-label={t('status.change', { name, status: placementLabel(connection.placement_status) })}
          onClick={(event) => onMenu(connection, event.currentTarget)}
          sx={{ mt: -0.75, mr: -0.75, width: 32, height: 32 }}
        >
          <MoreHoriz fontSize="small" />
        </IconButton>
      </Box>
      <Typography variant="body2">{connection.job_title}</Typography>
      <Typography variant="body2" color="text.secondary">
        {connection.company_name}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        <Day at={connection.connection_date} />
      </Typography>
    </>
  );
}

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
}: BoardCardProps) {
  return (
    <Draggable draggableId={draggableId} index={index} isDragDisabled={isWaiting}>
      {(provided, { isDragging }) => (
        <Card
          component="li"
          ref={provided.innerRef}
          {...provided.draggableProps}
          {...provided.dragHandleProps}
          role={undefined}
          tabIndex={undefined}
          aria-describedby={undefined}
          data-connection={connection.id}
          aria-busy={isWaiting}
          sx={{
            ...{ p: 1.5, mb: 1, overflowWrap: 'anywhere', cursor: 'grab', borderRadius: '10px' },
            ...(isDragging && { boxShadow: 'var(--shadow)', borderColor: 'var(--action)', cursor: 'grabbing' }),
            ...(isWaiting && { borderStyle: 'dashed', borderColor: 'var(--control)' }),
            '&:hover': { borderColor: 'var(--control)' },
          }}
        >
          <RecordContextProvider value={connection}>
            <CardText
              connection={connection}
              describedBy={provided.dragHandleProps?.['aria-describedby']}
              onMenu={onMenu}
            />
          </RecordContextProvider>
        </Card>
      )}
    </Draggable>
  );
});
