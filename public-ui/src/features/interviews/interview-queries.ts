import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { ListPart } from '@niyukt/ui-shared/api/client';
import type { InterviewAnswer, OpenedInterview } from '@niyukt/ui-shared/api/types';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { type CallOptions, useCall } from '../../lib/useCall';
import { type Rows, useRows } from '../../lib/useRows';

const PAGE = 100;
const KEY = ['interviews'];

/** What every recipient of an invitation sees of an interview. */
export type OwnInvitation = Omit<OpenedInterview, 'side' | 'name' | 'other' | 'names'>;

/** An interview in the own list. */
export type ListedInterview = OwnInvitation & { id: number };

/** The time of an interview that was moved since it was read. */
export type PresentTime = Pick<OwnInvitation, 'starts_at' | 'ends_at' | 'time_zone' | 'sequence'>;

/** How an answer is sent. */
export type Replying = CallOptions<OwnInvitation, InterviewAnswer>;

/** The present time that goes with the refusal of an answer to an older one. */
export function presentTimeIn(error: Error): PresentTime | undefined {
  return error instanceof ApiError && error.code === 'interview.moved'
    ? (error.details as unknown as PresentTime)
    : undefined;
}

/** Own interviews, the latest first, read on until those are there that begin at a moment or later. */
export interface InterviewRows<T> {
  rows: T[] | undefined;
  list: Rows<T>;
  /** Nothing, or not all of it, could be read. */
  hasFailed: boolean;
}

export function useInterviewsSince<T extends ListedInterview>(side: Side, since: number): InterviewRows<T> {
  const list = useRows<T>([...KEY, side], pathOf(side), () => t('meeting.failed'), PAGE);
  const last = list.rows?.at(-1);
  const isShort = list.hasMore && last !== undefined && Date.parse(last.starts_at) >= since;
  const { loadMore, isLoadingMore, error } = list;
  const goesOn = isShort && !isLoadingMore && !error;
  const readOn = useEffectEvent(loadMore);
  useEffect(() => {
    if (goesOn) readOn();
  }, [goesOn]);
  return { rows: isShort ? undefined : list.rows, list, hasFailed: list.hasFailed || (isShort && error !== null) };
}

/** Who is invited. */
export type Side = 'company' | 'employee';

const pathOf = (side: Side): string => `/api/${side}/interviews`;

/** Changes an interview in what is shown of the own list, which comes from a replica and may not know a change yet. */
export function useShownInterview<T extends ListedInterview>(side: Side, id: number) {
  const queries = useQueryClient();
  return (change: (shown: T) => T): void => {
    queries.setQueriesData<InfiniteData<ListPart<T>>>(
      { queryKey: [...KEY, side] },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            rows: page.rows.map((row) => (row.id === id ? change(row) : row)),
          })),
        },
    );
  };
}

/** Answers to an interview of the own list. */
export function useReplying(side: Side, id: number) {
  const queries = useQueryClient();
  const show = useShownInterview(side, id);
  const replying: Replying = {
    send: (body, { signal }) =>
      api.call<ListedInterview>('POST', `${pathOf(side)}/${id}/reply`, { body, signal, fallback: t('reply.failed') }),
    onSuccess: (answered) => show(() => answered as ListedInterview),
    changes: KEY,
  };
  return {
    replying,
    /** It is not as it was read. */
    onChanged: (present: PresentTime | undefined): void => {
      if (present) show((shown) => ({ ...shown, ...present, reply: null, slots: [] }));
      void queries.invalidateQueries({ queryKey: KEY });
    },
  };
}

/** Saves a file for the own calendar, which knows the interview by the same name as the invitation in the mail. */
export function useCalendarFile(side: Side, id: number) {
  return useCall<File>({
    send: async (_, { signal }) => {
      const file = await api.file(`${pathOf(side)}/${id}/invite.ics`, { signal, fallback: t('meeting.addFailed') });
      saveFile(file.name, file);
      return file;
    },
  });
}
