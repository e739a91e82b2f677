import { type ConsoleTextKey, t } from '../../texts/console';
import { allResources, recordsOf } from './registry';
import type { KindKeys } from './resource';

/** The words for a kind of record. */
export interface Kind {
  /** In the middle of a sentence: job request. */
  name: string;
  /** At its beginning: Job request. */
  title: string;
  /** Of several, in the middle of a sentence: job requests. */
  plural: string;
  /** What goes with it when it is deleted. */
  deletedWithIt?: string;
  /** The same for several. */
  deletedWithThem?: string;
}

/** The words for a kind of record, in the language of this moment. */
export const inWords = ({ name, title, plural, deletedWithIt, deletedWithThem }: KindKeys): Kind => ({
  name: t(name),
  title: t(title),
  plural: t(plural),
  ...(deletedWithIt && { deletedWithIt: t(deletedWithIt) }),
  ...(deletedWithThem && { deletedWithThem: t(deletedWithThem) }),
});

/** @throws Error for a resource that has no records */
export const kindOf = (resource: string): Kind => inWords(recordsOf(resource).kind);

/** What is said when a record turns out to be deleted. */
export const goneText = (resource: string): string => t('record.gone', { kind: kindOf(resource).name });

/** A kind of record in the words of the audit log. */
export interface AuditKindWords {
  label: ConsoleTextKey;
  /** As a sentence counts them. */
  noun?: KindKeys;
  /** Where its records open. */
  list?: string;
}

/** Every kind of record that the audit log writes about. */
export const auditKinds = (): Readonly<Record<string, AuditKindWords>> =>
  Object.fromEntries(
    allResources().flatMap(({ page, records }) =>
      records?.auditKind
        ? [
            [
              records.auditKind,
              {
                label: records.kind.title,
                noun: records.kind,
                ...(!records.isReadFromList && { list: records.path ?? page.path }),
              },
            ],
          ]
        : [],
    ),
  );
