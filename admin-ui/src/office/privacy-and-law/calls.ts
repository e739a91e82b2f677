import type { DataProvider } from 'react-admin';
import type { PrivacyDue } from '@niyukt/ui-shared/api/types';
import type { Api } from '../../kit/resource/calls';

/** What waits for somebody in the rooms of privacy and law. */
export const privacyAndLawCalls = ({ get }: Api) => ({
  getPrivacyDue: () => get<PrivacyDue[]>('/privacy-due'),
});

export type PrivacyAndLawProvider = DataProvider & ReturnType<typeof privacyAndLawCalls>;
