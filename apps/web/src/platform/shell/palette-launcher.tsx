import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { KeyCaps, shortcutProps } from '#ui/layers/key-caps.tsx';
import { LateBoundary, type LateComponent, Unfetched } from '#ui/layers/late-layer.tsx';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { IconSearch } from '#ui/marks/icons.ts';
import type { PaletteProps } from './palette.tsx';
import classes from './palette-launcher.module.css';
import { offerPalette } from './palette-opener.ts';
import { findWords, paletteLauncherWords } from './words.ts';

/** The palette with the features' parts. Its code is fetched when its use is likely. */
export type LatePalette = LateComponent<Omit<PaletteProps, 'features'>>;

const KEYS = 'mod+k';

interface PaletteLauncherProps extends Pick<PaletteProps, 'entries'> {
  readonly palette: LatePalette;
}

/** Handles Ctrl/⌘ K and its button. Keys that are typed before the palette is loaded go into its field. */
export function PaletteLauncher({ entries, palette: Palette }: PaletteLauncherProps) {
  const [asked, setAsked] = useState(0);
  const [text, setText] = useState('');
  const [isAwaited, setAwaited] = useState(false);
  /** The value of `asked` when the notice of a failure was closed. The next asking tries again. */
  const [closed, setClosed] = useState(0);
  // A deferred opening shows no fallback, which React would keep for 300 ms.
  const shown = useDeferredValue(asked);
  const open = () => {
    setText('');
    setAsked((times) => times + 1);
    setAwaited(true);
  };
  const tryAgain = () => {
    setClosed(asked);
    open();
  };
  useHotkey(KEYS, findWords.name, open);
  useEffect(() => offerPalette(open));
  const stopWaiting = () => setAwaited(false);
  // The opened palette itself reports a failure.
  const fetchAhead = () => void Palette.fetch().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        onClick={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        aria-label={findWords.name}
        data-stop="find"
        {...shortcutProps(KEYS)}
      >
        <IconSearch size={16} aria-hidden="true" />
        <span className={classes.word}>{paletteLauncherWords.find}</span>
        <span className={classes.word}>
          <KeyCaps of={KEYS} />
        </span>
      </button>
      <LateBoundary
        key={closed}
        fallback={asked > closed ? <Unfetched onRetry={tryAgain} onClose={() => setClosed(asked)} /> : null}
      >
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
          {shown > closed ? (
            <Palette asked={shown} entries={entries} text={text} onText={setText} onReady={stopWaiting} />
          ) : null}
        </Suspense>
      </LateBoundary>
    </>
  );
}
