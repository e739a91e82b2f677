import { type ReactNode, useState } from 'react';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { ShowingQuestion } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { standaloneLink } from '../../../lib/link';
import { useCall } from '../../../lib/useCall';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Facts } from '../../../ui/Facts';
import { noticeLanguage } from '../../auth/privacy-notice';
import type { ShowingAnswering } from './question-queries';

interface QuestionDecisionProps {
  question: ShowingQuestion;
  answering: ShowingAnswering;
  /** What a yes to all other jobs means, where it can be given here. */
  others?: ReactNode;
  onSaved: (text: string, isForOthers: boolean) => void;
  /** Reads the question anew: what is shown has changed. */
  onRead: () => void;
}

/** In sight while the rest is read, where the screen is high enough for both. */
const FOOT =
  'bottom-0 z-[1] -mx-5 flex flex-wrap gap-3 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] in-[dialog]:-bottom-5 in-[dialog]:-mx-6 in-[dialog]:-mb-5 in-[dialog]:bg-surface in-[dialog]:px-6 [@media(min-height:36rem)]:sticky';

/** All that a company would see of the person for a job, how to correct it, and the buttons that answer. */
export function QuestionDecision({ question, answering, others, onSaved, onRead }: QuestionDecisionProps) {
  const answer = useCall(answering);
  const [isForOthers, setForOthers] = useState(false);
  const { company_name: company, job_title: job, file_name: file, waits_until: until, profile } = question;
  const say = (agrees: boolean): void =>
    answer.start(
      { agrees, question_sha256: question.sha256, language: noticeLanguage() },
      {
        onSuccess: () =>
          onSaved(t(agrees ? 'question.savedYes' : 'question.savedNo', { company }), agrees && isForOthers),
        onError: (error) => {
          if (error instanceof ApiError && error.status < 500) onRead();
        },
      },
    );
  const isChanged = answer.error instanceof ApiError && answer.error.code === 'consent.text_changed';
  return (
    <div className="grid gap-4 [&_a,&_input,&_summary]:scroll-mb-44">
      <p>
        {t('question.forJob', { job })} {t('question.only')}
      </p>
      <h2 className="text-lead">{t('question.sees', { company })}</h2>
      <Facts facts={factsOf(profile)} />
      {profile.resume_text && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('question.resume')}</summary>
          <p className="max-w-[75ch] whitespace-pre-line" lang={typedLanguage(profile.resume_text)}>
            {profile.resume_text}
          </p>
        </details>
      )}
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t('question.pdf')}</li>
        <li>{file ? t('question.file', { file }) : t('question.noFile')}</li>
        <li>
          {t('question.later', {
            name: t(`question.from.${question.name_shown_from}`),
            contact: t(`question.from.${question.contact_shown_from}`),
          })}
        </li>
      </ul>
      <p>{t('question.wrong')}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <a href="/employee-dashboard" className={standaloneLink}>
          {t('question.profile')}
        </a>
        <a href="/grievances" className={standaloneLink}>
          {t('question.write')}
        </a>
      </div>
      {others && (
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            checked={isForOthers}
            onChange={({ target }) => setForOthers(target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-action"
          />
          <span>
            <span className="block font-semibold">{t('question.others')}</span>
            <span className="text-small text-muted">{others}</span>
          </span>
        </label>
      )}
      {answer.error && (
        <Alert kind="alert">
          {isChanged ? t('question.changed') : errorText(answer.error, t('consent.saveFailed'))}
        </Alert>
      )}
      {until && <p className="text-small text-muted">{t('question.until', { day: dayInIndia(until) })}</p>}
      <div className={FOOT}>
        <Button isBusy={answer.isPending} onClick={() => say(true)} className="max-sm:w-full">
          {t('question.yes', { company })}
        </Button>
        <Button look="secondary" isBusy={answer.isPending} onClick={() => say(false)} className="max-sm:w-full">
          {t('question.no')}
        </Button>
      </div>
    </div>
  );
}

function factsOf(profile: ShowingQuestion['profile']): [string, string][] {
  const none = t('question.nothing');
  const resume: [string, string][] = profile.resume_text ? [] : [[t('question.resume'), none]];
  return [
    [t('question.name'), profile.display_name],
    [t('question.headline'), profile.headline ?? none],
    [t('question.skills'), profile.skills.map(({ skill_name }) => skill_name).join(', ') || none],
    [t('question.qualification'), profile.qualification ?? none],
    [t('question.location'), profile.preferred_location ?? none],
    [t('question.salary'), profile.preferred_salary ?? none],
    [t('question.note'), profile.note ?? none],
    ...resume,
  ];
}
