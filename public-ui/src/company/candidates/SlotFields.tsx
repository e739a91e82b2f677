import { momentInIndia, timeInIndia } from '@niyukt/ui-shared/domain/format';
import { differsFromIndia, minutesAfter, momentAt, ownZone } from '@niyukt/ui-shared/domain/zone-time';
import { MAX_SLOTS, SLOT_MINUTES, type AnswerForm } from '@niyukt/ui-shared/forms/answer-forms';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/Button';
import { SelectField, TextField } from '../../components/TextField';

const NEW = { start: '', minutes: '60' };

/** Times for an interview, as clocks show them where the reader is; in India, too, where they differ. */
export function SlotFields({ form }: { form: UseFormReturn<AnswerForm> }) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'slots' });
  const typed = useWatch({ control, name: 'slots' });
  const zone = ownZone();
  if (!fields.length) {
    return (
      <div>
        <Button look="secondary" onClick={() => append(NEW)}>
          {t('answer.propose')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{t('answer.slots')}</legend>
      <p className="text-small text-muted">
        {t('answer.slotsHint')} {t('answer.zone', { zone })}
      </p>
      {fields.map(({ id }, place) => {
        const n = place + 1;
        const slot = typed[place];
        return (
          <div key={id} className="grid gap-x-3 gap-y-2 sm:grid-cols-[1fr_auto_auto] sm:items-start">
            <TextField
              label={t('answer.slot', { n })}
              type="datetime-local"
              error={formState.errors.slots?.[place]?.start?.message}
              hint={slot && inIndia(zone, slot)}
              {...register(`slots.${place}.start`)}
            />
            <SelectField
              label={t('answer.slotLength', { n })}
              choices={SLOT_MINUTES.map((minutes) => [minutes, t('answer.minutes', { count: minutes })] as const)}
              {...register(`slots.${place}.minutes`)}
            />
            <Button
              look="quiet"
              aria-label={t('answer.removeSlot', { n })}
              onClick={() => remove(place)}
              className="self-start sm:mt-7"
            >
              {t('answer.removeSlot', { n })}
            </Button>
          </div>
        );
      })}
      {fields.length < MAX_SLOTS && (
        <div>
          <Button look="secondary" onClick={() => append(NEW)}>
            {t('answer.addSlot')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** What clocks in India show, where that is not what was typed. */
function inIndia(zone: string, { start, minutes }: AnswerForm['slots'][number]): string | undefined {
  const from = momentAt(zone, start);
  if (!from || !differsFromIndia(zone, from)) return undefined;
  const to = timeInIndia(Date.parse(minutesAfter(zone, from, Number(minutes))));
  return t('answer.inIndia', { from: momentInIndia(from), to });
}
