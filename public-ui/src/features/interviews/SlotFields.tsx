import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { momentInIndia, timeInIndia } from '@niyukt/ui-shared/domain/format';
import { differsFromIndia, momentsAt, ownZone, zoneText } from '@niyukt/ui-shared/domain/zone-time';
import {
  MAX_SLOTS,
  NEW_SLOT,
  SLOT_MINUTES,
  type SlotForm,
  type SlotsForm,
  slotTime,
} from '@niyukt/ui-shared/forms/slot-forms';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { Button } from '../../ui/Button';
import { SelectField, TextField } from '../../ui/TextField';

interface SlotFieldsProps {
  title: string;
  /** Label of the button that adds the first one. */
  first: string;
}

/** Times for an interview, as clocks show them where the reader is; in India, too, where they differ. Within a FormProvider. */
export function SlotFields({ title, first }: SlotFieldsProps) {
  const { control } = useFormContext<SlotsForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'slots' });
  const zone = ownZone();
  if (!fields.length) {
    return (
      <div>
        <Button look="secondary" onClick={() => append(NEW_SLOT)}>
          {first}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      <p className="text-small text-muted">
        {t('slot.hint')} {t('slot.zone', { zone })}
      </p>
      {fields.map(({ id }, index) => (
        <SlotLine key={id} place={index} zone={zone} onRemove={() => remove(index)} />
      ))}
      {fields.length < MAX_SLOTS && (
        <div>
          <Button look="secondary" onClick={() => append(NEW_SLOT)}>
            {t('slot.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface SlotLineProps {
  place: number;
  zone: string;
  onRemove: () => void;
}

function SlotLine({ place, zone, onRemove }: SlotLineProps) {
  const { control, register, formState } = useFormContext<SlotsForm>();
  const typed = useWatch({ control, name: `slots.${place}` });
  const n = place + 1;
  const [earlier, later] = momentsAt(zone, typed.start);
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-2 sm:grid-cols-[1fr_auto_auto] sm:items-start">
      <TextField
        label={t('slot.start', { n })}
        type="datetime-local"
        error={formState.errors.slots?.[place]?.start?.message}
        hint={inIndia(zone, typed)}
        {...register(`slots.${place}.start`)}
      />
      <SelectField
        label={t('slot.length', { n })}
        choices={SLOT_MINUTES.map((minutes) => [minutes, t('slot.minutes', { count: minutes })] as const)}
        {...register(`slots.${place}.minutes`)}
      />
      <Button look="quiet" aria-label={t('slot.remove', { n })} onClick={onRemove} className="self-start sm:mt-7">
        {t('slot.remove', { n })}
      </Button>
      {earlier && later && (
        <SelectField
          label={t('slot.which', { n })}
          hint={t('slot.whichHint')}
          choices={[
            ['first', t('slot.first', { zone: zoneText(zone, earlier) })],
            ['second', t('slot.second', { zone: zoneText(zone, later) })],
          ]}
          {...register(`slots.${place}.which`)}
        />
      )}
    </div>
  );
}

/** What clocks in India show, where that is not what was typed. */
function inIndia(zone: string, typed: SlotForm): string | undefined {
  const time = slotTime(typed);
  if (!time || !differsFromIndia(zone, time.starts_at)) return undefined;
  return t('slot.inIndia', { from: momentInIndia(time.starts_at), to: timeInIndia(Date.parse(time.ends_at)) });
}
