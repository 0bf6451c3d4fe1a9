import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { listKeyWords } from '../words.list.ts';
import { parentDragWords, severalWords } from '../words.several.ts';

/** What keys do with the focused goal. */
interface ListActs {
  readonly onTick?: (goalId: number) => void;
  readonly onParent?: (goalId: number) => void;
}

/**
 * Moves through the goals' links with j, k and the arrow keys; Enter opens a link as usual. On the focused goal x selects
 * it, and m chooses another parent, like dragging.
 */
export function useListKeys<E extends HTMLElement>(
  acts: ListActs = {},
): {
  readonly list: RefObject<E | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const list = useRef<E>(null);
  const move = (step: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-goal-link]') ?? [])];
    if (links.length === 0) return;
    const focused = links.findIndex((link) => link.contains(document.activeElement));
    const from = focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent !== null);
    const next = from < 0 ? 0 : Math.min(links.length - 1, Math.max(0, from + step));
    const link = links[next];
    link?.focus({ preventScroll: true });
    link?.closest('li')?.scrollIntoView({ block: 'nearest' });
  };
  useHotkey('j', listKeyWords.next, () => move(1));
  useHotkey('k', listKeyWords.previous, () => move(-1));
  const onFocused = (act: ((goalId: number) => void) | undefined) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-goal-link]');
    if (focused && list.current?.contains(focused)) act?.(Number(focused.dataset.goalLink));
  };
  useHotkey('x', severalWords.key, () => onFocused(acts.onTick), { enabled: acts.onTick !== undefined });
  useHotkey('m', parentDragWords.key, () => onFocused(acts.onParent), {
    enabled: acts.onParent !== undefined,
  });
  return {
    list,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    },
  };
}
