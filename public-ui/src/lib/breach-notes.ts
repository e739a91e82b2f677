import { useQuery } from '@tanstack/react-query';
import type { OwnBreach } from '@niyukt/ui-shared/api/types';
import { api } from '@niyukt/ui-shared/session/browser-session';

export const BREACHES = ['own breaches'];

/** Breaches of the caller's data that they have not read yet. Where they cannot be read there are none. */
export const useBreaches = () =>
  useQuery({
    queryKey: BREACHES,
    queryFn: () => api.call<OwnBreach[]>('GET', '/api/me/breaches').catch((): OwnBreach[] => []),
  });
