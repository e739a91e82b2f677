import { dayInIndia } from '@niyukt/ui-shared/domain/format';

/** A day in India, never broken over two lines; nothing when it is not known. */
export function Day({ at }: { at: string | null }) {
  return (
    at && (
      <time dateTime={at} className="nowrap">
        {dayInIndia(at)}
      </time>
    )
  );
}
