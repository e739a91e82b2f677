import type { DataProvider, Identifier } from 'react-admin';
import type { AgencySettings, Holiday, NoticeText, Processor } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api, Values } from '../../kit/resource/calls';

/** Calls about the agency's settings and holidays. */
export const settingsCalls = ({ get, send, upload }: Api) => ({
  getAgencySettings: () => get<AgencySettings>('/settings/agency'),
  setAgencySettings: async (values: Values, call: FormCall) =>
    (await send('/settings/agency', 'PUT', values, call)) as AgencySettings,
  setLogo: async (file: File, signal: AbortSignal) =>
    (await upload('/settings/agency/logo', file, () => undefined, signal)) as AgencySettings,
  removeLogo: async (call: FormCall) =>
    (await send('/settings/agency/logo', 'DELETE', undefined, call)) as AgencySettings,
  getHolidays: () => get<Holiday[]>('/holidays?sort=["day","ASC"]&range=[0,999]'),
  addHoliday: (holiday: Pick<Holiday, 'day' | 'name'>, call?: FormCall) => send('/holidays', 'POST', holiday, call),
  getProcessors: () => get<Processor[]>('/processors?sort=["name","ASC"]&range=[0,999]'),
  /** Without a key it is a new one. */
  saveProcessor: (id: Identifier | undefined, { name, task, data, country, contract_day }: Values, call?: FormCall) => {
    const values = { name, task, data, country, contract_day: contract_day || null };
    return send(
      id === undefined ? '/processors' : `/processors/${id}`,
      id === undefined ? 'POST' : 'PUT',
      values,
      call,
    );
  },
  deleteProcessor: (id: Identifier) => send(`/processors/${id}`, 'DELETE'),
  getNoticeTexts: () => get<NoticeText[]>('/notice-texts'),
  setNoticeText: (language: string, text: Values, call?: FormCall) =>
    send(`/notice-texts/${language}`, 'PUT', text, call),
  deleteNoticeText: (language: string) => send(`/notice-texts/${language}`, 'DELETE'),
  deleteHoliday: (id: Identifier) => send(`/holidays/${id}`, 'DELETE'),
});

export type SettingsProvider = DataProvider & ReturnType<typeof settingsCalls>;
