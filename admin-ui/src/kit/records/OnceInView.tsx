import { Button } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface OnceInViewProps {
  /** Of the button that shows it, for who does not scroll. */
  label: string;
  children: ReactNode;
}

/** Something that is shown, with what it loads, once its place is scrolled into view. */
export function OnceInView({ label, children }: OnceInViewProps) {
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setShown(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (isShown) return children;
  return (
    <Button ref={place} onClick={() => setShown(true)}>
      {label}
    </Button>
  );
}
