import { useEffect, useEffectEvent, useState } from 'react';

interface Dropping {
  /** Whether dropped files are refused now. */
  isBusy: boolean;
  onFile: (file: File) => void;
  onSeveral: () => void;
}

/** Accepts a file dropped anywhere on the page: outside of a drop zone, browsers would open it. */
export function useDropped({ isBusy, onFile, onSeveral }: Dropping): { isOver: boolean } {
  const [isOver, setOver] = useState(false);
  const move = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const isTaken = !isBusy && !document.querySelector('dialog:modal');
    event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
    setOver(isTaken && event.type !== 'drop');
    if (event.type !== 'drop' || !isTaken) return;
    const [file, ...others] = event.dataTransfer.files;
    if (others.length) onSeveral();
    else if (file) onFile(file);
  });
  useEffect(() => {
    const listen = (event: DragEvent): void => move(event);
    const leave = (event: DragEvent): void => {
      // null only when the pointer leaves the page
      if (!event.relatedTarget) setOver(false);
    };
    const kinds = ['dragover', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, listen);
    window.addEventListener('dragleave', leave);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, listen);
      window.removeEventListener('dragleave', leave);
    };
  }, []);
  return { isOver };
}
