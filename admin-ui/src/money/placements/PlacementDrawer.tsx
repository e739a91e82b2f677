import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';
import { PlacementBody } from './parts/PlacementBody';

/** A placement, also one whose connection has changed or is deleted. */
export default function PlacementDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Placement>
      resource="placements"
      path={path}
      title={({ employee_name }) => employee_name}
      subtitle={({ job_title, company_name }) => [job_title, company_name].join(' · ')}
      actions={({ connection_id }) =>
        connection_id !== null && (
          <Button component={Link} to={recordPath('/connections', connection_id)} variant="outlined">
            {t('placementRecord.connection')}
          </Button>
        )
      }
    >
      {(placement) => <PlacementBody placement={placement} />}
    </DetailDrawer>
  );
}
