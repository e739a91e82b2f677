import '../../../texts/tasks';
import { Box, Button, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { FailureAlert } from '../../../kit/page/FailureAlert';
import { t } from '../../../texts/console';
import type { Waiting } from './useWaiting';
import { WaitingGroup } from './WaitingGroup';

/** What waits, by its cause, each with what is done about it. @param most of the causes; all when left out */
export function WaitingCard({ waiting, most }: { waiting: Waiting; most?: number }) {
  const { groups, isFailed, retry, whose, choose } = waiting;
  const isMine = whose === 'mine';
  const shown = groups?.slice(0, most);
  const hidden = groups?.slice(shown?.length) ?? [];
  const late = hidden.filter(({ overdue }) => overdue > 0).length;
  return (
    <Card component="section" aria-labelledby="attention" sx={{ px: { xs: 1.5, md: 2 }, py: 1.5, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 40,
        }}
      >
        <Typography id="attention" component="h2" variant="h2">
          {t('dashboard.attention')}
        </Typography>
        <Button
          size="small"
          variant={isMine ? 'outlined' : 'text'}
          aria-pressed={isMine}
          className="no-print"
          onClick={() => choose(isMine ? 'all' : 'mine')}
          sx={{ minHeight: { xs: 44, md: 32 } }}
        >
          {t('task.mine')}
        </Button>
      </Box>
      {isFailed && !groups && <FailureAlert retry={retry}>{t('waiting.failed')}</FailureAlert>}
      {groups?.length === 0 && <Typography color="text.secondary">{t('dashboard.nothingWaits')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown?.map((group) => (
          <WaitingGroup key={group.cause} group={group} />
        ))}
      </Box>
      {most !== undefined && (
        <Button
          component={Link}
          to="/tasks"
          size="small"
          sx={{ ml: '-5px', minWidth: 0, mt: 0.5, minHeight: { xs: 44, md: 32 } }}
        >
          {hidden.length > 0 ? t('waiting.more', { count: hidden.length }) : t('task.all')}
          {late > 0 && t('waiting.moreLate', { late })}
        </Button>
      )}
    </Card>
  );
}
