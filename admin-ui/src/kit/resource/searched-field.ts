import type { RaRecord } from 'react-admin';
import { translate } from '@niyukt/ui-shared/i18n/translate';

/** A field in which a search looks. */
export interface SearchedField {
  label: string;
  values: readonly string[];
  /** Of interest even where the name holds the typed words, too; also asked for as a whole. */
  areSkills?: boolean;
}

/** A field with one value, or none. */
export const searchedField = (label: string, value: string | null | undefined): SearchedField => ({
  label,
  values: value ? [value] : [],
});

/** Fields that are searched as they are. @param resource whose labels they have */
export const searchedFields = (resource: string, record: RaRecord, sources: readonly string[]): SearchedField[] =>
  sources.map((source) =>
    searchedField(translate(`resources.${resource}.fields.${source}`), record[source] as string | null),
  );
