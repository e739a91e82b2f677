import { Skeleton, type SkeletonProps } from '@mui/material';
import { failureText } from '../providers/http-client';
import { FailureAlert } from './FailureAlert';

interface NotYetProps extends Pick<SkeletonProps, 'height' | 'className'> {
  error: unknown;
  retry: () => unknown;
  /** What failed, when the failure does not say it. */
  failed: string;
  sx?: NonNullable<SkeletonProps['sx']>;
}

/** In place of what is read: its shape until it is there, or why it did not come. */
export function NotYet({ error, retry, failed, sx = {}, ...shape }: NotYetProps) {
  if (!error) return <Skeleton variant="rounded" sx={sx} {...shape} />;
  return (
    <FailureAlert retry={() => void retry()} sx={sx}>
      {failureText(error, failed)}
    </FailureAlert>
  );
}
