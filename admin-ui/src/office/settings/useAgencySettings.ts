import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SettingsProvider } from './calls';

export const SETTINGS_QUERY = ['settings', 'agency'];

/** The agency's settings, read once for all that show them. @param enabled whether the reader may see them */
export function useAgencySettings(enabled = true) {
  const dataProvider = useDataProvider<SettingsProvider>();
  return useQuery({ queryKey: SETTINGS_QUERY, queryFn: () => dataProvider.getAgencySettings(), enabled });
}
