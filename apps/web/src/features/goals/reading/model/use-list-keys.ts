import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { listKeyWords } from '../words.list.ts';
import { severalWords } from '../words.several.ts';

/**
 * Moves through the goals' links with j, k and the arrow keys; Enter opens a link as usual, and x selects the focused goal.
 */
export function useListKeys<E extends HTMLElement>(
  onTick?: (goalId: number) => void,
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
  useHotkey(
    'x',
    severalWords.key,
    () => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-goal-link]')?.dataset.goalLink;
      if (focused && list.current?.contains(document.activeElement)) onTick?.(Number(focused));
    },
    { enabled: onTick !== undefined },
  );
  return {
    list,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    },
  };
}
