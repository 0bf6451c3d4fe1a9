import { Button, Popover, Portal } from '@mantine/core';
import { useId, useLayoutEffect, useState } from 'react';
import { tourWords } from '../words.tour.ts';
import classes from './tour.module.css';

/** The stops of the tour (dashboard.7), with the element that each explains. */
const stops = [
  { name: 'reminders', selector: '#reminders h2' },
  { name: 'goals', selector: 'nav a[href$="/v3/goals"]' },
  { name: 'news', selector: '[data-stop="news"]' },
  { name: 'find', selector: '[data-stop="find"]' },
] as const;

/** Shows a contributor around on the first day: four places of the frame, one after the other. */
export function Tour({ onEnd }: { readonly onEnd: () => void }) {
  const [at, setAt] = useState(0);
  const stop = stops[at] ?? stops[0];
  const place = usePlace(stop.selector);
  const id = useId();
  const isLast = at === stops.length - 1;
  const { title, text } = tourWords.stops[stop.name];
  if (!place) return null;
  return (
    <Portal>
      <Popover
        key={stop.name}
        opened
        onChange={(opened) => opened || onEnd()}
        closeOnClickOutside={false}
        trapFocus
        withRoles={false}
        withArrow
        width={320}
        shadow="md"
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <div className={classes.ring} style={place} />
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-labelledby={id} className={classes.stop}>
          <h2 className={classes.title} id={id}>
            {title}
          </h2>
          <p>{text}</p>
          <div className={classes.foot}>
            <span className={classes.count}>{tourWords.stopOf(at + 1, stops.length)}</span>
            <Button variant="subtle" size="compact-sm" onClick={at === 0 ? onEnd : () => setAt(at - 1)}>
              {at === 0 ? tourWords.leave : tourWords.back}
            </Button>
            <Button size="compact-sm" data-autofocus onClick={isLast ? onEnd : () => setAt(at + 1)}>
              {isLast ? tourWords.end : tourWords.next}
            </Button>
          </div>
        </Popover.Dropdown>
      </Popover>
    </Portal>
  );
}

interface Place {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns where the first visible element of a selector is, and follows it. A place that this page does not have is
 * explained in the middle of the window.
 */
function usePlace(selector: string): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const element = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
    element?.scrollIntoView({ block: 'center' });
    let frame = 0;
    // The page below may still grow, and the person may scroll or turn the phone.
    const follow = () => {
      const now = element
        ? boxOf(element.getBoundingClientRect())
        : { top: window.innerHeight / 3, left: window.innerWidth / 2, width: 0, height: 0 };
      setPlace((former) => (isSame(former, now) ? former : now));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  return place;
}

function isSame(one: Place | undefined, other: Place): boolean {
  return (
    one?.top === other.top &&
    one.left === other.left &&
    one.width === other.width &&
    one.height === other.height
  );
}

function boxOf({ top, left, width, height }: DOMRect): Place {
  return { top, left, width, height };
}
