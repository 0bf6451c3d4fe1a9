import { select } from 'd3-selection';
import 'd3-transition';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChartWindow } from './chart-layout.ts';

/** The controls that move and scale a drawing. */
export interface Canvas {
  /** The element that shows a part of the drawing. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The drawing inside the frame. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** The visible part with a margin, in the drawing's pixels. */
  readonly window: ChartWindow;
  /** Moves a box to the middle. */
  flyTo(box: ChartWindow, options?: { readonly atOnce?: boolean }): void;
  /** Moves a box into view by the shortest way; does nothing if it is visible already. */
  reveal(box: ChartWindow): void;
  /** Scales so that the whole box is visible. */
  fit(box: ChartWindow): void;
  /** Shows a drawing for the first time: all of it if the names can still be read, else `box` near the upper edge. */
  begin(whole: ChartWindow, box: ChartWindow): void;
  scaleBy(factor: number): void;
  /** Moves the drawing at once, by pixels of the drawing. */
  shiftBy(across: number, down: number): void;
}

const scales: [number, number] = [0.15, 2];
const flight = 320;
/** The smallest readable scale of a drawing. */
const readable = 0.7;
/** The smallest scale at which a whole drawing is shown first. A cut drawing looks broken. */
const legible = 0.5;
/** In pixels: the distance between the frame and a drawing that fits. */
const room = 32;
/** In pixels: the width at the right edge that the buttons need. No node of a drawing that fits lies below them. */
const toolsRoom = 48;
/** In pixels. The visible part changes in steps of this size, so that a movement does not render with every frame. */
const step = 120;
const margin = 240;

/** The size that a frame without a size gets, as in a test. */
const usualFrame = { width: 1200, height: 800 };

const sizeOf = (frame: HTMLElement) => ({
  width: frame.clientWidth || usualFrame.width,
  height: frame.clientHeight || usualFrame.height,
});

function windowOf(frame: HTMLElement, { x, y, k }: ZoomTransform): ChartWindow {
  const { width, height } = sizeOf(frame);
  const floor = (value: number) => Math.floor(value / step) * step;
  return {
    x: floor(-x / k - margin),
    y: floor(-y / k - margin),
    width: floor(width / k + 2 * margin) + 2 * step,
    height: floor(height / k + 2 * margin) + 2 * step,
  };
}

const isSame = (one: ChartWindow, other: ChartWindow) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** Lets a person drag, pinch and zoom a drawing, and moves it for them. */
export function useCanvas(): Canvas {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown>>(undefined);
  const [window, setWindow] = useState<ChartWindow>({ x: -margin, y: -margin, width: 0, height: 0 });

  // Measure before the paint: until then the drawing is empty.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = (transform: ZoomTransform) => {
      if (sheet.current)
        sheet.current.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
      const next = windowOf(element, transform);
      setWindow((former) => (isSame(former, next) ? former : next));
    };
    const zooming = zoom<HTMLDivElement, unknown>()
      .scaleExtent(scales)
      .extent((): [[number, number], [number, number]] => {
        const { width, height } = sizeOf(element);
        return [
          [0, 0],
          [width, height],
        ];
      })
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => look(transform));
    behaviour.current = zooming;
    select(element).call(zooming).on('dblclick.zoom', null);
    const resized = new ResizeObserver(() => look(zoomTransform(element)));
    resized.observe(element);
    look(zoomTransform(element));
    return () => {
      resized.disconnect();
      select(element).on('.zoom', null);
    };
  }, []);

  const moveTo = useCallback((transform: ZoomTransform, atOnce: boolean) => {
    const element = frame.current;
    const zooming = behaviour.current;
    if (!element || !zooming) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (atOnce || isCalm) select(element).call(zooming.transform, transform);
    else select(element).transition().duration(flight).call(zooming.transform, transform);
  }, []);

  const flyTo = useCallback<Canvas['flyTo']>(
    (box, { atOnce = false } = {}) => {
      if (!frame.current) return;
      const { width, height } = sizeOf(frame.current);
      // If the drawing is too small to read, scale it up at the person.
      const k = Math.max(zoomTransform(frame.current).k, readable);
      const x = width / 2 - (box.x + box.width / 2) * k;
      const y = height / 2 - (box.y + box.height / 2) * k;
      moveTo(zoomIdentity.translate(x, y).scale(k), atOnce);
    },
    [moveTo],
  );

  const reveal = useCallback<Canvas['reveal']>(
    (box) => {
      if (!frame.current) return;
      const { x, y, k } = zoomTransform(frame.current);
      const { width, height } = sizeOf(frame.current);
      const shift = (from: number, size: number, room: number) => {
        const edge = 24;
        if (from < edge) return edge - from;
        return from + size > room - edge ? room - edge - from - size : 0;
      };
      const across = shift(box.x * k + x, box.width * k, width);
      const down = shift(box.y * k + y, box.height * k, height);
      if (across !== 0 || down !== 0) moveTo(zoomIdentity.translate(x + across, y + down).scale(k), false);
    },
    [moveTo],
  );

  const showTop = useCallback(
    (box: ChartWindow, scale: number, atOnce: boolean) => {
      if (!frame.current) return;
      const x = (sizeOf(frame.current).width - toolsRoom - box.width * scale) / 2 - box.x * scale;
      moveTo(zoomIdentity.translate(x, room - box.y * scale).scale(scale), atOnce);
    },
    [moveTo],
  );
  const scaleFor = useCallback((box: ChartWindow) => {
    const { width, height } = frame.current ? sizeOf(frame.current) : usualFrame;
    return Math.min(1, (width - toolsRoom - 2 * room) / box.width, (height - 2 * room) / box.height);
  }, []);
  const fit = useCallback<Canvas['fit']>(
    (box) => showTop(box, Math.max(scales[0], scaleFor(box)), false),
    [showTop, scaleFor],
  );
  const begin = useCallback<Canvas['begin']>(
    (whole, box) => {
      const scale = scaleFor(whole);
      const isLegible = scale >= legible;
      showTop(isLegible ? whole : box, isLegible ? scale : 1, true);
    },
    [showTop, scaleFor],
  );

  const scaleBy = useCallback((factor: number) => {
    const element = frame.current;
    if (element && behaviour.current) select(element).call(behaviour.current.scaleBy, factor);
  }, []);

  const shiftBy = useCallback((across: number, down: number) => {
    const element = frame.current;
    if (element && behaviour.current) select(element).call(behaviour.current.translateBy, across, down);
  }, []);

  return { frame, sheet, window, flyTo, reveal, fit, begin, scaleBy, shiftBy };
}
