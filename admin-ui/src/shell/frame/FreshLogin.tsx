import { onProofNeeded } from '@niyukt/ui-shared/api/fresh-login';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../kit/chunks/lazy-part';

const FreshLoginDialog = lazyPart(() => import('./FreshLoginDialog'));

/** Asks who it is when a call needs a fresh login; the call goes on by itself. */
export function FreshLogin() {
  const [answer, setAnswer] = useState<(isProven: boolean) => void>();
  useEffect(() => onProofNeeded(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  return (
    <FreshLoginDialog
      onEnd={(isProven) => {
        setAnswer(undefined);
        answer(isProven);
      }}
    />
  );
}
