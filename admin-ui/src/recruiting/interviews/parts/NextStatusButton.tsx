import { Button } from '@mui/material';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { useNextStatus } from './useNextStatus';

/** Offers the placement status that follows from an interview; nothing where none follows. */
export function NextStatusButton({ interview }: { interview: Interview }) {
  const next = useNextStatus()(interview);
  return (
    next && (
      <Button size="small" variant="outlined" className="no-print" onClick={next.set}>
        {next.label}
      </Button>
    )
  );
}
