import { type ReactNode, useState } from 'react';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { EmployeeProfile, Resume, ResumeFacts } from '@niyukt/ui-shared/api/types';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/own-resume';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { useSaveProfile } from '../queries';
import { factsToAdd, profileWith } from './facts-to-add';
import { isSnoozed, snooze } from './snooze';

interface FoundFactsProps {
  profile: EmployeeProfile;
  resume: Resume;
  facts: ResumeFacts;
  /** Shows a message of success. */
  onDone: (text: string) => void;
}

/** Facts of the resume that the profile lacks. Each can be deselected, and nothing is added automatically. */
export function FoundFacts({ profile, resume, facts, onDone }: FoundFactsProps) {
  const offered = factsToAdd(profile, facts);
  const [isOver, setOver] = useState(() => isSnoozed('facts', resume.resume_id));
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set());
  const save = useSaveProfile();
  if (isOver || !offered.length) return null;
  // facts that would replace a value are deselected at first
  const chosen = offered.filter(({ key, before }) => switched.has(key) !== (before === undefined));
  const toggle = (key: string): void =>
    setSwitched((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
  const finish = (): void => {
    snooze('facts', resume.resume_id);
    setOver(true);
  };
  const add = (): void =>
    save.start(profileWith(profile, chosen), {
      onSuccess: () => {
        finish();
        onDone(t('ownResume.factsAdded'));
      },
    });
  const tick = (key: string, text: ReactNode): ReactNode => (
    <Tickable key={key} isTicked={chosen.some((fact) => fact.key === key)} onToggle={() => toggle(key)}>
      {text}
    </Tickable>
  );
  const skills = offered.filter(({ field }) => field === 'skills');
  return (
    <div role="group" aria-labelledby="found-facts" className="grid gap-4 rounded-control bg-sunken p-4 sm:p-5">
      <div>
        <h3 id="found-facts" className="text-base">
          {t('ownResume.found')}
        </h3>
        <p className="text-small text-muted">{t('ownResume.foundHint')}</p>
      </div>
      {skills.length > 0 && (
        <fieldset>
          <legend className="mb-2 font-semibold">{t('ownResume.skills')}</legend>
          <div className="flex flex-wrap gap-2">{skills.map(({ key, value }) => tick(key, value))}</div>
        </fieldset>
      )}
      {offered
        .filter(({ field }) => field !== 'skills')
        .map(({ key, field, value, before }) =>
          tick(
            key,
            <>
              {field === 'phone'
                ? t('ownResume.phone', { value: phoneText(value) })
                : t('ownResume.qualification', { value })}
              {before !== undefined && (
                <span className="text-muted"> {t('ownResume.instead', { value: phoneText(before) })}</span>
              )}
            </>,
          ),
        )}
      {facts.email && <p className="text-small text-muted">{t('ownResume.email', { email: facts.email })}</p>}
      {alsoRead(facts) && (
        <p className="text-small text-muted">{t('ownResume.alsoRead', { facts: alsoRead(facts) })}</p>
      )}
      {save.error && (
        <Alert kind="alert">
          <p>{errorText(save.error, save.error.message)}</p>
          {save.error instanceof ApiError && save.error.fields.map(({ message }) => <p key={message}>{message}</p>)}
        </Alert>
      )}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button isBusy={save.isPending} disabled={!chosen.length} onClick={add}>
          {chosen.length ? t('ownResume.addFacts', { count: chosen.length }) : t('ownResume.addNothing')}
        </Button>
        <Button look="quiet" onClick={finish}>
          {t('ownResume.notNow')}
        </Button>
      </div>
    </div>
  );
}

/** Facts that the profile has no field for. */
function alsoRead({ years_of_experience: years, last_title }: ResumeFacts): string {
  return [years !== null && t('ownResume.years', { count: years }), last_title].filter(Boolean).join(', ');
}

interface TickableProps {
  isTicked: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Tickable({ isTicked, onToggle, children }: TickableProps) {
  return (
    <label className="flex min-h-11 items-center justify-self-start gap-2.5 rounded-control border border-control bg-surface px-3.5 py-2 has-checked:border-action">
      <input type="checkbox" checked={isTicked} onChange={onToggle} className="size-5 shrink-0 accent-action" />
      <span>{children}</span>
    </label>
  );
}
