import type { DataProvider } from 'react-admin';
import type { HealthReport } from '@niyukt/ui-shared/api/types';
import type { Api } from '../../kit/resource/calls';

/** The call for the state of the product. */
export const healthCalls = ({ get }: Api) => ({ getHealth: () => get<HealthReport>('/health') });

export type HealthProvider = DataProvider & ReturnType<typeof healthCalls>;
