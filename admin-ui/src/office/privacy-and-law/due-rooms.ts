import type { PrivacyDue } from '@niyukt/ui-shared/api/types';
import { listAddress } from '../../kit/resource/list-address';
import type { ConsoleTextKey } from '../../texts/console';

/** Where the two lists stand that have no address of their own. */
export const PROCESSORS = '/privacy-and-law/processors';
export const LANGUAGES = '/privacy-and-law/languages';

/** Where what waits is done. */
export const ROOM_OF: Readonly<Record<PrivacyDue['kind'], string>> = {
  grievances: listAddress('/grievances', { state: 'open' }),
  breaches: '/breaches',
  erasures: '/restricted-accounts',
  notices: listAddress('/notices', { state: 'waiting' }),
  penalties: '/penalties',
  processors: PROCESSORS,
  languages: LANGUAGES,
};

/** What a room is for, by its address. */
export const ROOM_WORDS: Readonly<Record<string, ConsoleTextKey>> = {
  '/grievances': 'due.room.grievances',
  '/breaches': 'due.room.breaches',
  '/restricted-accounts': 'due.room.erasures',
  '/retention': 'due.room.retention',
  '/notices': 'due.room.notices',
  '/asked-accounts': 'due.room.terms',
  '/penalties': 'due.room.penalties',
  [PROCESSORS]: 'due.room.processors',
  [LANGUAGES]: 'due.room.languages',
};
