import { t } from '@niyukt/ui-shared/i18n/translate';

/** Placeholders of cards, of the same size. @param hasHeading whether the heading above them comes with them */
export function CardSkeletons({ hasHeading = false }: { hasHeading?: boolean }) {
  return (
    <div className="relative grid gap-4 md:grid-cols-2" aria-busy="true">
      {hasHeading && <div className="h-9 md:col-span-2" />}
      <p role="status" className={`absolute z-[1] text-muted ${hasHeading ? 'top-2 left-0' : 'top-5 left-6'}`}>
        {t('generic.loading')}
      </p>
      {[0, 1, 2, 3].map((card) => (
        <div
          key={card}
          aria-hidden="true"
          className="h-56 animate-pulse rounded-card border border-line bg-surface p-6 motion-reduce:animate-none"
        >
          <div className={`h-5 w-1/2 rounded ${card === 0 && !hasHeading ? '' : 'bg-sunken'}`} />
          <div className="mt-4 h-4 w-4/5 rounded bg-sunken" />
          <div className="mt-3 h-4 w-3/5 rounded bg-sunken" />
          <div className="mt-12 h-10 w-32 rounded-control bg-sunken" />
        </div>
      ))}
    </div>
  );
}
