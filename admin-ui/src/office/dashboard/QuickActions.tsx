import Add from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import { Link } from 'react-router-dom';
import { createPath } from '../../kit/resource/create-path';
import { ONE_OR_TWO } from './FigureCard';

const ACTIONS: readonly { list: string; label: ConsoleTextKey; isMain?: boolean }[] = [
  { list: '/employees', label: 'employee.add' },
  { list: '/companies', label: 'company.add' },
  { list: '/job-requests', label: 'job.add' },
  { list: '/connections', label: 'connection.create', isMain: true },
];

/** What is added most, each below the figure that it raises. */
export function QuickActions() {
  return (
    <Box
      component="nav"
      aria-label={t('dashboard.quickActions')}
      className="no-print"
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        mb: 3,
        gridTemplateColumns: { xs: ONE_OR_TWO, md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {ACTIONS.map(({ list, label, isMain }) => (
        <Button
          key={list}
          component={Link}
          {...createPath(list)}
          variant={isMain ? 'contained' : 'outlined'}
          startIcon={<Add />}
          sx={{ minHeight: 44, px: 1, lineHeight: 1.25 }}
        >
          {t(label)}
        </Button>
      ))}
    </Box>
  );
}
