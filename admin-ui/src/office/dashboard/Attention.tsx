import { Box, Button, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import type { Task } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/tasks';
import { OVERDUE } from '@niyukt/ui-shared/theme/status-look';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listOfKind } from '../../kit/resource/record-kinds';
import { recordPath } from '../../kit/resource/ListPath';

const TASKS = '/tasks';

/** The record that a task is about; the task itself, where there is none. */
function whereTo({ id, kind, record_id }: Task): string {
  const list = kind ? listOfKind(kind) : undefined;
  return list && record_id !== null ? recordPath(`/${list}`, record_id) : recordPath(TASKS, id);
}

/** The first of the tasks that are open, what is due first; each leads to its record. */
export function Attention({ tasks }: { tasks: readonly Task[] | undefined }) {
  const [now] = useState(Date.now);
  return (
    <Card component="section" aria-labelledby="attention" sx={{ p: { xs: 1.5, md: 2 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography id="attention" component="h2" variant="h2">
          {t('dashboard.attention')}
        </Typography>
        <Button component={Link} to={TASKS}>
          {t('task.all')}
        </Button>
      </Box>
      {!tasks && <Skeleton variant="rounded" height={120} />}
      {tasks?.length === 0 && <Typography color="text.secondary">{t('dashboard.nothingWaits')}</Typography>}
      {tasks && tasks.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {tasks.map((task) => (
            <Box
              component="li"
              key={task.id}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                minHeight: 44,
                '& + &': { borderTop: '1px solid var(--line)' },
              }}
            >
              <MuiLink
                component={Link}
                to={whereTo(task)}
                underline="always"
                color="inherit"
                sx={{ flex: 1, minWidth: 0, py: 1.25, fontWeight: 600, textDecorationColor: 'var(--control)' }}
              >
                {task.title}
                {task.subject && (
                  <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                    {task.subject}
                  </Typography>
                )}
              </MuiLink>
              {Date.parse(task.due_at) < now ? (
                <StatusChip {...OVERDUE} label={t('task.overdue')} />
              ) : (
                <Typography variant="body2" color="text.secondary" noWrap>
                  {dayInIndia(task.due_at)}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
