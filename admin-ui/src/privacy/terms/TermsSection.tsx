import '../../texts/privacy';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import type { AskedAccount } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { NotYet } from '../../kit/page/NotYet';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { TermsProvider } from './calls';
import { TermsStateChip } from './TermsStateChip';

/** What an account accepted, and the certificate of that. */
function Account({ account }: { account: AskedAccount }) {
  const dataProvider = useDataProvider<TermsProvider>();
  const { start, isPending } = useCall();
  const { user_id, email, terms_version: version, terms_accepted_at: at } = account;
  const save = (): void =>
    start({ failed: t('terms.certificateFailed') }, async () =>
      saveFile(`terms-${user_id}.pdf`, await dataProvider.readTermsCertificate(user_id)),
    );
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>{email}</Typography>
        <TermsStateChip account={account} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {version && at ? t('terms.acceptedAt', { version, moment: momentInIndia(at) }) : t('terms.nothingAccepted')}
      </Typography>
      {version && (
        <Button variant="outlined" className="no-print" sx={{ mt: 1 }} disabled={isPending} onClick={save}>
          {t('terms.certificate')}
        </Button>
      )}
    </Box>
  );
}

function useAccounts(isWanted = true) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const dataProvider = useDataProvider<TermsProvider>();
  return useQuery({
    queryKey: ['asked-accounts', resource, record?.id],
    queryFn: () =>
      dataProvider.getAskedAccounts(resource === 'companies' ? 'company_id' : 'employee_id', record?.id ?? 0),
    enabled: record !== undefined && isWanted,
  });
}

/** How many of a company's owners accepted the terms, in one line. */
export function TermsSummary() {
  const { data } = useAccounts(useResourceContext() === 'companies');
  if (!Array.isArray(data)) return null;
  const accepted = data.filter(({ state }) => state === 'accepted').length;
  return <span>{data.length ? t('terms.acceptedBy', { accepted, count: data.length }) : t('terms.noAccount')}</span>;
}

/** What the accounts of a person, or of the owners of a company, said about the terms. */
export default function TermsSection() {
  const { data, error, refetch } = useAccounts();
  // react-admin answers an empty record once the session has ended
  if (error || !Array.isArray(data))
    return <NotYet error={error} retry={refetch} failed={t('terms.failed')} height={96} />;
  if (!data.length) return <Typography color="text.secondary">{t('terms.noAccount')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((account) => (
        <Account key={account.user_id} account={account} />
      ))}
    </Box>
  );
}
