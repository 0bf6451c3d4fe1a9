import { colon } from '@bellwether/domain/locale/sentence-locale';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconChevronLeft, IconChevronRight, IconX } from '#ui/marks/icons.ts';
import { slideAfter } from '../model/slide-keys.ts';
import { deckWords } from '../words.ts';
import classes from './presentation.module.css';
import { type ShownDeck, SlideFrame } from './slide-frame.tsx';

interface PresentationProps extends ShownDeck {
  /** The number of the shown slide, from 1. */
  readonly at: number;
  readonly onTurn: (at: number) => void;
  readonly onEnd: () => void;
}

/** In pixels: the minimum distance that a finger must move to turn the slide. */
const SWIPE = 40;

/** In milliseconds: the pause after the last mouse movement until the pointer counts as resting. */
const REST = 2500;

/** Shows one slide over the whole screen. Keys, fingers and buttons turn it. */
export function Presentation({ deck, texts, at, onTurn, onEnd }: PresentationProps) {
  const count = deck.slides.length;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const swipe = useRef<{ readonly from: number; readonly x: number } | null>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  const { isIdle, notice, rest } = useIdlePointer();
  useFullScreen(dialog, stage, end);
  const turn = (to: number) => {
    const next = Math.min(count, Math.max(1, to));
    if (next !== at) onTurn(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = slideAfter(event.key, { at, count, isOnButton: event.target instanceof HTMLButtonElement });
    if (to === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    rest();
    if (to === undefined) onEnd();
    else turn(to);
  };
  const onPointerUp = (event: PointerEvent) => {
    const start = swipe.current;
    swipe.current = null;
    if (start?.from !== event.pointerId) return;
    const way = event.clientX - start.x;
    if (Math.abs(way) >= SWIPE) turn(at + (way < 0 ? 1 : -1));
  };
  const slide = deck.slides[at - 1];
  return (
    <dialog
      ref={dialog}
      className={classes.cover}
      aria-label={deckWords.deck}
      onPointerMove={notice}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onEnd();
      }}
      onPointerDown={(event) => {
        swipe.current = { from: event.pointerId, x: event.clientX };
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        swipe.current = null;
      }}
    >
      <div ref={stage} className={classes.stage} data-idle={isIdle || undefined}>
        <section
          className={classes.slide}
          tabIndex={-1}
          ref={takeFocus}
          aria-roledescription="slide"
          aria-label={deckWords.slideOf(at, count)}
        >
          {slide ? (
            <div key={slide.key} className={classes.turned}>
              <SlideFrame deck={deck} texts={texts} slide={slide} at={at} />
            </div>
          ) : null}
        </section>
        <div className={classes.bar}>
          <StageButton label={deckWords.previous} isOff={at <= 1} onPress={() => turn(at - 1)}>
            <IconChevronLeft size={22} aria-hidden="true" />
          </StageButton>
          <span className={classes.place} data-figures aria-hidden="true">
            {at} / {count}
          </span>
          <StageButton label={deckWords.next} isOff={at >= count} onPress={() => turn(at + 1)}>
            <IconChevronRight size={22} aria-hidden="true" />
          </StageButton>
          <StageButton label={deckWords.end} onPress={onEnd}>
            <IconX size={20} aria-hidden="true" />
          </StageButton>
        </div>
        <VisuallyHidden>
          <span role="status">
            {deckWords.slideOf(at, count)}
            {colon} {slide?.title}
          </span>
        </VisuallyHidden>
      </div>
    </dialog>
  );
}

function takeFocus(slide: HTMLElement | null): void {
  slide?.focus({ preventScroll: true });
}

interface StageButtonProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function StageButton({ label, isOff = false, onPress, children }: StageButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {children}
    </button>
  );
}

/**
 * Returns whether the mouse rests or somebody uses the keys. After a touch the bar stays, because a finger leaves no
 * pointer on the screen.
 */
function useIdlePointer() {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const notice = (event: PointerEvent) => {
    clearTimeout(timer.current);
    setIdle(false);
    if (event.pointerType === 'mouse') timer.current = setTimeout(() => setIdle(true), REST);
  };
  return { isIdle, notice, rest: () => setIdle(true) };
}

/** Opens the dialog over the page, and its stage in full screen if the browser allows it. */
function useFullScreen(
  dialog: RefObject<HTMLDialogElement | null>,
  stage: RefObject<HTMLElement | null>,
  end: RefObject<() => void>,
): void {
  useEffect(() => {
    const [cover, screen] = [dialog.current, stage.current];
    if (!cover || !screen) return undefined;
    const former = document.activeElement;
    cover.showModal();
    let wasFull = false;
    const onChange = () => {
      if (document.fullscreenElement === screen) wasFull = true;
      // Browsers do not report the Escape key that ends the full screen.
      else if (wasFull) end.current();
    };
    document.addEventListener('fullscreenchange', onChange);
    // Ask for the stage, because browsers refuse to show a dialog in full screen. The request also fails after a
    // reload, which comes without a press, and on phones. The dialog then fills the window.
    screen.requestFullscreen?.().catch((error: unknown) => {
      console.info('The presentation stays in the window.', error);
    });
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement === screen) void document.exitFullscreen();
      cover.close();
      if (former instanceof HTMLElement) former.focus({ preventScroll: true });
    };
  }, [dialog, stage, end]);
}
