import { type RaRecord, type UpdateParams, useDataProvider, useUpdate } from 'react-admin';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';

type Change<R extends RaRecord> = Pick<UpdateParams<R>, 'id' | 'data' | 'previousData'>;

/** Changes a record by the call of a form, which is given up with the form. */
export function useFormUpdate<R extends RaRecord>(): (resource: string, change: Change<R>) => Promise<unknown> {
  const dataProvider = useDataProvider();
  const nextCall = useFormCall();
  const [update] = useUpdate<R>(undefined, undefined, {
    // in the parameters of the update itself `meta` would be part of the keys of react-admin's cache
    mutationFn: async ({ resource = '', ...change }) => {
      const { data } = await dataProvider.update<R>(resource, { ...(change as UpdateParams<R>), meta: nextCall() });
      return data;
    },
  });
  return async (resource, change) => update(resource, change, { returnPromise: true, mutationMode: 'pessimistic' });
}
