import { checkCharacterOf, gstinFault, gstinOf, readGstin } from '@niyukt/ui-shared/domain/gstin';
import { GST_STATES, stateText } from '@niyukt/ui-shared/domain/gst-states';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ChoiceLine, TextLine, type InputProps } from './inputs';

const typedGstin = (typed: unknown): string => (typeof typed === 'string' ? gstinOf(typed) : '');

/** Why a GSTIN is none, in words; undefined where it is one, or nothing is typed. */
export function gstinWords(gstin: string): string | undefined {
  const fault = gstin ? gstinFault(gstin) : undefined;
  if (!fault) return undefined;
  const values = { count: gstin.length, code: gstin.slice(0, 2), character: checkCharacterOf(gstin) };
  return t(`settings.gstin.${fault}`, values);
}

/** A GSTIN that says what is wrong with it. */
export const gstinRule = () =>
  z.string().check(
    z.overwrite(gstinOf),
    z.refine((gstin) => gstinWords(gstin) === undefined, {
      error: ({ input }) => gstinWords(typedGstin(input)) ?? '',
    }),
  );

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

/** The field of the form that a GSTIN fills in, while it is empty or holds what was filled in before. */
function useFilled(name: 'pan' | 'state_code', value: string | undefined): void {
  const { getValues, setValue } = useFormContext();
  const filled = useRef<string>(undefined);
  useEffect(() => {
    const present = String(getValues(name) ?? '');
    if (value === undefined || value === present || (present !== '' && present !== filled.current)) return;
    filled.current = value;
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
  }, [name, value, getValues, setValue]);
}

/** What the typed GSTIN says. */
function useGstin(): ReturnType<typeof readGstin> {
  return readGstin(typedGstin(useWatch({ name: 'gstin' })));
}

/** The GSTIN: PAN and state are in it. @param hasPan whether the form asks for the PAN, too */
export function GstinLine({ hasPan = false, ...props }: InputProps & { hasPan?: boolean }) {
  const read = useGstin();
  useFilled('pan', hasPan ? read?.pan : undefined);
  useFilled('state_code', read?.state);
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
