import type { DataProvider, Identifier } from 'react-admin';
import type { Api } from '../../kit/resource/calls';

/** Calls about failed mails for which react-admin has no word. */
export const failedMailCalls = ({ send, each }: Api) => ({
  sendAgain: (ids: Identifier[]) => each(ids, (id) => send(`/failed-mails/${id}/send-again`, 'POST', {})),
});

export type FailedMailProvider = DataProvider & ReturnType<typeof failedMailCalls>;
