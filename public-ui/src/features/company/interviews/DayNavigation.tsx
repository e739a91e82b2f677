import type { ReactNode } from 'react';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';

interface DayNavigationProps {
  unit: 'week' | 'day';
  title: string;
  onBefore: () => void;
  onAfter: () => void;
  /** Undefined while today is shown. */
  onToday: (() => void) | undefined;
  children?: ReactNode;
}

/** Which week or day is shown, and the ways to others. */
export function DayNavigation({ unit, title, onBefore, onAfter, onToday, children }: DayNavigationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 aria-live="polite" className="text-title">
        {title}
      </h2>
      <div className="no-print flex flex-wrap items-center gap-2">
        {children}
        {onToday && (
          <Button look="secondary" onClick={onToday}>
            {t('meeting.today')}
          </Button>
        )}
        <Arrow label={t(`meeting.before.${unit}`)} path="M12.5 4 6.5 10l6 6" onPress={onBefore} />
        <Arrow label={t(`meeting.after.${unit}`)} path="m7.5 4 6 6-6 6" onPress={onAfter} />
      </div>
    </div>
  );
}

function Arrow({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <Button look="secondary" aria-label={label} onClick={onPress} className="w-11 px-0!">
      <Icon className="size-5 shrink-0">
        <path d={path} />
      </Icon>
    </Button>
  );
}
