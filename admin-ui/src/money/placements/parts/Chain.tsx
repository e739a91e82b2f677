import { Box, Typography } from '@mui/material';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { NotYet } from '../../../kit/page/NotYet';
import { useRead } from '../../../kit/providers/useRead';
import { LinkToRecord } from '../../../kit/records/LinkToRecord';
import { t } from '../../../texts/console';
import type { PlacementProvider } from '../calls';
import { PlacementStateChip } from './labels';

/** The original placement and those that replaced it, first to last. */
export function Chain({ placement }: { placement: Placement }) {
  const { data, error, retry } = useRead(
    ['placements', 'chain', placement.placement_id],
    (dataProvider: PlacementProvider) => dataProvider.getPlacementChain(placement.placement_id),
    { isRead: Array.isArray },
  );
  if (error || !data)
    return <NotYet error={error} retry={retry} failed={t('placementRecord.loadFailed')} height={48} />;
  if (data.length < 2) return <Typography color="text.secondary">{t('warranty.chainOnly')}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderLeft: '3px solid var(--mark)' }}>
      {data.map((link, index) => {
        const isThis = link.placement_id === placement.placement_id;
        return (
          <Box
            component="li"
            key={link.placement_id}
            aria-current={isThis ? 'true' : undefined}
            sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2, pl: 1.5, py: 0.75 }}
          >
            <Box sx={{ flex: 1, minWidth: 180 }}>
              {isThis ? (
                <strong>{link.employee_name}</strong>
              ) : (
                <LinkToRecord resource="placement-register" id={link.placement_id} isMain>
                  {link.employee_name}
                </LinkToRecord>
              )}
              <Typography variant="body2" color="text.secondary">
                {[
                  index === 0 ? t('warranty.original') : t('warranty.replacement', { number: index }),
                  dayInIndia(link.joining_date ?? link.placed_on),
                  ...(isThis ? [t('warranty.this')] : []),
                ].join(' · ')}
              </Typography>
            </Box>
            <PlacementStateChip state={link.state} />
          </Box>
        );
      })}
    </Box>
  );
}
