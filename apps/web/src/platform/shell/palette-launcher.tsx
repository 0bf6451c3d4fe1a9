import { unreachable } from '@bellwether/contract/problem';
import { Kbd, UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { IconSearch } from '#ui/marks/icons.ts';
import { PartBoundary } from '../part-boundary.tsx';
import type { PaletteProps } from './palette.tsx';
import classes from './palette-launcher.module.css';

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

/** Handles Ctrl/⌘ K and its button; the palette's code is fetched at its first use. */
export function PaletteLauncher({ entries, sources }: Omit<PaletteProps, 'asked'>) {
  const [asked, setAsked] = useState(0);
  const open = () => setAsked((times) => times + 1);
  useHotkey('mod+k', 'Find goals and acts', open);
  return (
    <>
      <UnstyledButton className={classes.button} onClick={open} aria-label="Find goals and acts">
        <IconSearch size={16} aria-hidden="true" />
        <span className={classes.word}>Find</span>
        <Kbd size="xs" className={classes.word} aria-hidden="true">
          {/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      </UnstyledButton>
      {asked > 0 ? (
        <PartBoundary fallback={<Unfetched asked={asked} />}>
          <Suspense>
            <Palette asked={asked} entries={entries} sources={sources} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}

/** Shows at each attempt why the palette cannot open; the page below stays. */
function Unfetched({ asked }: { readonly asked: number }) {
  const [closed, setClosed] = useState(0);
  if (closed === asked) return null;
  return (
    <div className={classes.failed}>
      <Notice tone="bad" onClose={() => setClosed(asked)}>
        {unreachable}
      </Notice>
    </div>
  );
}
