import type { DataProvider, Identifier } from 'react-admin';
import type { MergePreview } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api } from '../../kit/resource/calls';
import type { Choices, DuplicateKind } from './compared-fields';

/** Which record goes, and whose values stay. */
export interface MergeBody {
  loser_id: number;
  fields: Choices;
  /** Where the two form no pair. */
  reason?: string;
}

/** Calls about pairs for which react-admin has no word. */
export const duplicateCalls = ({ send }: Api) => ({
  dismissDuplicate: (id: Identifier) => send(`/duplicates/${id}/dismiss`, 'POST', {}),
  previewMerge: (kind: DuplicateKind, id: number, body: MergeBody) =>
    send(`/${kind}/${id}/merge-preview`, 'POST', body) as Promise<MergePreview>,
  merge: (kind: DuplicateKind, id: number, body: MergeBody, call?: FormCall) =>
    send(`/${kind}/${id}/merge`, 'POST', body, call),
});

export type DuplicateProvider = DataProvider & ReturnType<typeof duplicateCalls>;
