import type { Failed } from '../../../kit/providers/http-client';
import { codeOf } from '../../../kit/providers/http-client';
import { useConfirm } from '../../../kit/records/ConfirmProvider';
import { t } from '../../../texts/console';
import { namedPeriodText, type Period } from '../parts/times';

/** The interview that is in the way. */
interface Clash extends Period {
  employee_name: string;
  company_name: string;
  job_title: string;
  /** Who would have both. */
  who: string;
}

const clashOf = (error: unknown): Clash | undefined =>
  codeOf(error) === 'interview.clash'
    ? ((error as Partial<Failed>).body?.details?.['interview'] as Clash | undefined)
    : undefined;

/** One who comes has another interview at that time, and both are not wanted. */
export const isClash = (error: unknown): boolean => codeOf(error) === 'interview.clash';

/**
 * Shows the interview that is in the way, and asks whether both are meant.
 * @returns a function that makes the call, and makes it again once both are allowed
 */
export function useClash(): <T>(call: (allowed: { allow_clash?: true }) => Promise<T>) => Promise<T> {
  const confirm = useConfirm();
  return async (call) => {
    try {
      return await call({});
    } catch (error) {
      const clash = clashOf(error);
      if (!clash) throw error;
      const { who, employee_name: person, company_name: company, job_title: job } = clash;
      const isAllowed = await confirm({
        title: t('interview.clashTitle'),
        text: t('interview.clash', { who }),
        details: [t('interview.clashWith', { person, company, job }), namedPeriodText(clash)],
        confirmLabel: t('interview.allowClash'),
        cancelLabel: t('interview.chooseOther'),
      });
      if (!isAllowed) throw error;
      return call({ allow_clash: true });
    }
  };
}
