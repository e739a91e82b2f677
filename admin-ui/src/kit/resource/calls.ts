import type { Identifier } from 'react-admin';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';

export type Values = Readonly<Record<string, unknown>>;

/** The call that makes a record. */
export interface CreateCall {
  path: string;
  body: (values: Values) => Values;
  /** What the call names differently from the record, by field of the record. */
  names?: Readonly<Record<string, string>>;
}

/** A call that changes a record. */
export interface UpdateCall {
  method: 'PUT' | 'PATCH';
  /** Below `/api/admin`. */
  path: string;
  body: Values;
}

/** Which call changes a record, and what it sends: the changed fields, and for an edit the version it began with. */
export type UpdateCallOf = (id: Identifier, values: Values) => UpdateCall;

/** One record of a bulk action that was refused, and the reason as HttpError. */
export interface Failure {
  id: Identifier;
  error: unknown;
}

/** What a bulk action did, record by record. */
export interface BulkResult {
  data: Identifier[];
  failures: Failure[];
}

/** What a resource makes calls of its own with. */
export interface Api {
  /** @param path below `/api/admin` */
  get: <T>(path: string) => Promise<T>;
  /**
   * @param path below `/api/admin`
   * @param call of the form or button that makes it
   */
  send: (
    path: string,
    method: 'PUT' | 'PATCH' | 'POST' | 'DELETE',
    body?: object,
    call?: Partial<FormCall>,
  ) => Promise<unknown>;
  /**
   * A file of the API, such as a PDF.
   * @param path below `/api/admin`
   * @param body is posted
   */
  file: (path: string, body?: object) => Promise<Blob>;
  /**
   * Sends a file in the field `file`.
   * @param path below `/api/admin`
   * @param onProgress receives which share has been sent, from 0 to 1
   * @param signal gives the upload up
   * @param fields stand beside the file
   */
  upload: (
    path: string,
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
    fields?: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
  create: (resource: string, values: Values) => Promise<unknown>;
  /** Tries each record; what fails does not stop the rest. */
  each: (ids: Identifier[], call: (id: Identifier) => Promise<unknown>) => Promise<BulkResult>;
}

/** Fields that were left empty are not sent. */
export const filled = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/** The ten digits of a phone number, without +91. */
export const nationalDigits = (phone: unknown): string => String(phone).replace(MOBILE_PREFIX, '');

/** A value that is sent in another shape than the form has it; one that is left out stays out. */
export const shaped =
  (field: string, shape: (value: unknown) => unknown) =>
  (values: Values): Values =>
    field in values ? { ...values, [field]: shape(values[field]) } : values;

/** A day that was emptied is sent as null. */
export const withOffLimits = shaped('off_limits_until', (day) => day || null);

/** Who is in charge is chosen as text and sent as a number; none as null. */
export const withOwner = shaped('owner_id', (id) => (id ? Number(id) : null));

/** Changes a record by `PATCH` at its own address. */
export const patch =
  (resource: string, converted: (values: Values) => Values = (values) => values): UpdateCallOf =>
  (id, values) => ({
    method: 'PATCH',
    path: `/${resource}/${id}`,
    body: converted(values),
  });

/** An object under other names; those without one stay. */
export const renamed = (values: Values, names: Readonly<Record<string, string>> = {}): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]));

/** The same names the other way round. */
export const reversed = (names: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([name, other]) => [other, name]));
