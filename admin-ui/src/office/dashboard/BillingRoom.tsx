import { Box, Skeleton } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { ONE_OR_TWO } from './FigureCard';

/** Whether the agency had anything billed when its dashboard was last seen here; at first, it is expected. */
export const useHasMoney = () => useStore('dashboard.money', true);

/** Keeps the room that the agency's money takes, so that what is below stays where it is; a hole closes with the next visit. */
export function BillingRoom({ children }: { children: ReactNode }) {
  const [hasMoney] = useHasMoney();
  const [hasRoom] = useState(hasMoney);
  return <Box sx={{ minHeight: hasRoom ? { xs: 640, md: 420 } : 92 }}>{children}</Box>;
}

/** The agency's money on its way. */
export function BillingShape() {
  const [hasMoney] = useHasMoney();
  if (!hasMoney) return <Skeleton variant="rounded" height={68} />;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.25, md: 2 },
          mb: 2,
          gridTemplateColumns: { xs: ONE_OR_TWO, md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {['outstanding', 'overdue', 'billed', 'claims'].map((figure) => (
          <Skeleton key={figure} variant="rounded" height={84} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={290} />
    </>
  );
}
