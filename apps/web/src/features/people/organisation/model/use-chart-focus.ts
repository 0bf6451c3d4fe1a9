import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ChartLayout, ChartNode } from './chart-layout.ts';
import type { Canvas } from './use-canvas.ts';

/**
 * Keeps a pressed person in place while the drawing around them changes.
 * @returns the function that holds a person until the next drawing.
 */
export function useHeldPerson(layout: ChartLayout, shiftBy: Canvas['shiftBy']): (id: number) => void {
  const held = useRef<ChartNode | undefined>(undefined);
  useLayoutEffect(() => {
    const former = held.current;
    const now = layout.nodes.find(({ id }) => id === former?.id);
    held.current = undefined;
    if (former && now) shiftBy(former.x - now.x, former.y - now.y);
  }, [layout, shiftBy]);
  return (id) => {
    held.current = layout.nodes.find((each) => each.id === id);
  };
}

/**
 * Moves the keyboard focus to a person of the drawing, who may be rendered only later.
 * @returns the function that asks for it.
 */
export function useChartFocus(sheet: RefObject<HTMLElement | null>): (id: number) => void {
  const toFocus = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (toFocus.current === undefined) return;
    const element = sheet.current?.querySelector<HTMLElement>(`[data-id="${toFocus.current}"]`);
    if (!element) return;
    toFocus.current = undefined;
    element.focus({ preventScroll: true });
  });
  return (id) => {
    toFocus.current = id;
  };
}
