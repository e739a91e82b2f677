import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Fills in a field of a form, while it is empty or holds what was filled in before.
 * @param value what another field says of it, if anything
 */
export function useFilled<Form extends FieldValues, Name extends Path<Form>>(
  { getValues, setValue }: Pick<UseFormReturn<Form>, 'getValues' | 'setValue'>,
  name: Name,
  value: PathValue<Form, Name> | undefined,
): void {
  const filled = useRef<PathValue<Form, Name>>(undefined);
  useEffect(() => {
    const present = getValues(name);
    if (value === undefined || value === present || (present && present !== filled.current)) return;
    filled.current = value;
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
  }, [name, value, getValues, setValue]);
}
