import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageHeading } from '../../../kit/page/PageHeading';
import { t } from '../../../texts/console';

/** The page's title, its views, and the form that plans one. */
export function InterviewsHeading({ path, actions }: { path: string; actions: ReactNode }) {
  const { search } = useLocation();
  return (
    <PageHeading title={t('section.interviews')}>
      {actions}
      <Button
        component={Link}
        to={{ pathname: `${path}/create`, search }}
        variant="contained"
        startIcon={<Add />}
        className="tool-button"
      >
        <span className="button-word">{t('interview.plan')}</span>
      </Button>
    </PageHeading>
  );
}
