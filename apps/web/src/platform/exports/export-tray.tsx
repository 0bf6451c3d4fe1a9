import { lazy } from 'react';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { LatePart } from '../late-part.tsx';
import { useExports } from './export-queue.ts';

const ExportList = lazy(async () => ({ default: (await import('./export-list.tsx')).ExportList }));

/** The exports of the person, at the bottom right of every page; its code is fetched with the first export. */
export function ExportTray() {
  const { all } = useExports();
  if (all.length === 0) return null;
  return (
    <LatePart>
      <ExportList exports={all} />
    </LatePart>
  );
}

/** Announces what happens to the exports, on every page and also before the tray is there. */
export function ExportAnnouncer() {
  const { said } = useExports();
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
