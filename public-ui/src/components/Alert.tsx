import { useEffect, useRef, type ReactNode } from 'react';

/** A message about what just happened, announced by screen readers; `alert` interrupts, `status` waits. */
export function Alert({
  kind,
  children,
  focus = false,
}: {
  kind: 'alert' | 'status';
  children: ReactNode;
  focus?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  const look = kind === 'alert' ? 'border-danger bg-danger-soft text-danger' : 'border-green bg-green-soft text-green';
  return (
    <div ref={box} role={kind} tabIndex={-1} className={`rounded-control border-l-4 px-4 py-3 font-semibold ${look}`}>
      {children}
    </div>
  );
}
