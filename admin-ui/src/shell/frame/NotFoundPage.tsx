import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../kit/page/PageHeading';
import { EmptyState } from '../../kit/records/EmptyState';
import { t } from '../../texts/console';

/** For an address that is no section of the console, or none that this person may open. */
export function NotFoundPage() {
  return (
    <>
      <PageHeading title={t('console.notFound')} />
      <EmptyState drawing="notFound" text={t('console.notFoundHint')}>
        <Button component={Link} to="/" variant="contained">
          {t('console.toDashboard')}
        </Button>
      </EmptyState>
    </>
  );
}
