import type { ReactNode } from 'react';

interface IconProps {
  /** Its size, where it is not the usual one, and its colour, where it is not that of the text. */
  className?: string;
  lineWidth?: number;
  children: ReactNode;
}

/** Lines on a square of twenty. What stands around it has a label. */
export function Icon({ className = 'size-5', lineWidth = 1.8, children }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** A cross. The button around it has a label. */
export function CloseIcon() {
  return (
    <Icon lineWidth={2}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}
