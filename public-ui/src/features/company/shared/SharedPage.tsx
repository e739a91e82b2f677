import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SharedList } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import ServerState from '../../../ui/ServerState';
import { EndedLink } from '../../auth/EndedLink';
import { SharedCandidates } from './SharedCandidates';
import { SharedTerms } from './SharedTerms';

/**
 * Where the mail about candidates leads, without a login. The token stays behind `#`, which no server receives. Loading the page opens
 * nothing: the name and the tick do.
 */
export default function SharedPage() {
  const token = useLocation().hash.slice(1);
  return (
    <ServerState>
      <Shared key={token} token={token} />
    </ServerState>
  );
}

/** What was opened, and by whom. */
interface Opened {
  list: SharedList;
  reader: string;
}

function Shared({ token }: { token: string }) {
  const [opened, setOpened] = useState<Opened>();
  const [hasEnded, setEnded] = useState(!token);
  if (hasEnded) return <EndedLink title={t('shared.ended')} hint={t('shared.endedHint')} login={t('shared.login')} />;
  if (opened) return <SharedCandidates token={token} {...opened} />;
  return (
    <SharedTerms
      token={token}
      onOpened={(list, reader) => setOpened({ list, reader })}
      onEnded={() => setEnded(true)}
    />
  );
}
