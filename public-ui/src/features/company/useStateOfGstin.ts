import { gstinOf, readGstin } from '@niyukt/ui-shared/domain/gstin';
import type { BillingDetailsForm } from '@niyukt/ui-shared/forms/company-ledger-forms';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

/** Fills in the state that a typed GSTIN names, while it is empty or was filled in by one before. */
export function useStateOfGstin({ control, getValues, setValue }: UseFormReturn<BillingDetailsForm>): void {
  const state = readGstin(gstinOf(useWatch({ control, name: 'gstin' })))?.state;
  const filled = useRef<string>(undefined);
  useEffect(() => {
    const present = getValues('state_code');
    if (!state || state === present || (present && present !== filled.current)) return;
    filled.current = state;
    setValue('state_code', state, { shouldDirty: true, shouldValidate: true });
  }, [state, getValues, setValue]);
}
