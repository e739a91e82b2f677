import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { GST_STATES, stateText } from '@niyukt/ui-shared/domain/gst-states';
import { gstinOf, readGstin } from '@niyukt/ui-shared/domain/gstin';
import { useFilled } from '@niyukt/ui-shared/forms/useFilled';
import { t } from '../../texts/console';
import { ChoiceLine, type InputProps, TextLine } from './inputs';

const typedGstin = (typed: unknown): string => (typeof typed === 'string' ? gstinOf(typed) : '');

/** The state of the GSTIN is that of the agency. */
export const withStateOfGstin = <Schema extends z.ZodMiniObject>(schema: Schema): Schema =>
  schema.check(
    z.check(({ value, issues }) => {
      const { gstin, state_code: chosen } = value as Record<string, unknown>;
      const state = readGstin(typedGstin(gstin))?.state;
      if (!state || typeof chosen !== 'string' || !chosen || state === chosen) return;
      const message = t('settings.gstin.otherState', { state: stateText(state), chosen: stateText(chosen) });
      issues.push({ code: 'custom', path: ['gstin'], message, input: gstin });
    }),
  );

/** What the typed GSTIN says. */
function useGstin(): ReturnType<typeof readGstin> {
  return readGstin(typedGstin(useWatch({ name: 'gstin' })));
}

/** The GSTIN: PAN and state are in it. @param hasPan whether the form asks for the PAN, too */
export function GstinLine({ hasPan = false, ...props }: InputProps & { hasPan?: boolean }) {
  const form = useFormContext();
  const read = useGstin();
  useFilled(form, 'pan', hasPan ? read?.pan : undefined);
  useFilled(form, 'state_code', read?.state);
  return <TextLine {...props} hint={t(hasPan ? 'settings.gstin.hint' : 'settings.gstin.hintState')} />;
}

/** Says that what stands here is what the GSTIN says. */
function useHint(name: 'pan' | 'state_code', value: string | undefined): { hint?: string } {
  const present = useWatch({ name }) as string | undefined;
  return value && present === value ? { hint: t('settings.fromGstin') } : {};
}

export function PanLine(props: InputProps) {
  return <TextLine {...props} {...useHint('pan', useGstin()?.pan)} />;
}

export function StateLine(props: InputProps & { isOptional?: boolean }) {
  return <ChoiceLine {...props} {...useHint('state_code', useGstin()?.state)} choices={GST_STATES} />;
}
