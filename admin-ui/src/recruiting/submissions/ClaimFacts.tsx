import { Typography } from '@mui/material';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { Facts, withoutMissing } from '../../kit/records/Facts';
import { t } from '../../texts/console';
import type { KnownClaim } from './calls';

/** What a company says of how it knew a person, and whether that fits the person's record. */
export function ClaimFacts({ claim }: { claim: KnownClaim }) {
  const { since, source, email, phone, proof, reason } = claim;
  return (
    <>
      <Facts
        facts={[
          [t('answers.since'), dayInIndia(since)],
          [t('answers.source'), source],
          ...withoutMissing([
            [t('answers.theirEmail'), email],
            [t('answers.theirPhone'), phone],
          ]),
          [t('known.proof'), t(`known.proof.${proof}`)],
          ...withoutMissing([[t('known.reason'), reason]]),
        ]}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t('known.hint')}
      </Typography>
    </>
  );
}
