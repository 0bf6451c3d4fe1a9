import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { KeyCaps, shortcutProps } from '#ui/layers/key-caps.tsx';
import { Unfetched } from '#ui/layers/late-layer.tsx';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { IconSearch } from '#ui/marks/icons.ts';
import { PartBoundary } from '../part-boundary.tsx';
import type { PaletteProps } from './palette.tsx';
import classes from './palette-launcher.module.css';
import { findWords } from './words.ts';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** Fetches the code of the palette when its use is likely. The opened palette itself reports a failure. */
function fetchPalette(): void {
  loadPalette().catch(() => undefined);
}

const KEYS = 'mod+k';

/** Handles Ctrl/⌘ K and its button. Keys that are typed before the palette is loaded go into its field. */
export function PaletteLauncher({ entries, features }: Pick<PaletteProps, 'entries' | 'features'>) {
  const [asked, setAsked] = useState(0);
  const [text, setText] = useState('');
  const [isAwaited, setAwaited] = useState(false);
  /** The latest attempt whose notice was closed. */
  const [closed, setClosed] = useState(0);
  const open = () => {
    setText('');
    setAsked((times) => times + 1);
    setAwaited(true);
  };
  useHotkey(KEYS, findWords.name, open);
  const stopWaiting = () => setAwaited(false);
  return (
    <>
      <UnstyledButton
        className={classes.button}
        onClick={open}
        onPointerEnter={fetchPalette}
        onFocus={fetchPalette}
        aria-label={findWords.name}
        {...shortcutProps(KEYS)}
      >
        <IconSearch size={16} aria-hidden="true" />
        <span className={classes.word}>Find</span>
        <span className={classes.word}>
          <KeyCaps of={KEYS} />
        </span>
      </UnstyledButton>
      {asked > 0 ? (
        <PartBoundary fallback={closed === asked ? null : <Unfetched onClose={() => setClosed(asked)} />}>
          {isAwaited ? (
            <input
              className={classes.awaited}
              aria-label={findWords.name}
              placeholder={findWords.hint}
              value={text}
              // biome-ignore lint/a11y/noAutofocus: the person just asked for this field
              autoFocus
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Escape' && stopWaiting()}
            />
          ) : null}
          <Suspense>
            <Palette
              asked={asked}
              entries={entries}
              features={features}
              text={text}
              onText={setText}
              onReady={stopWaiting}
            />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}
