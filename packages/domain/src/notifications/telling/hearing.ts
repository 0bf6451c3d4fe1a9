import type { EventKind } from '../../shared/events.ts';
import { kindNames, kindRows, type NotificationKind } from './kinds.ts';
import type { Receiver } from './receivers.ts';

/** A kind of notification about an event, and the groups of people who get it. */
export interface Hearing {
  readonly kind: NotificationKind;
  readonly to: readonly Receiver[];
}

/**
 * Who is notified of which event, from the table of kinds. An event without a line notifies nobody. A person in
 * several lines of an event gets the first kind that they have not switched off, or cannot. Nobody is notified of their own act.
 * Only active people are notified who may see the goal or the person at that moment, or were told of the act that is taken
 * back.
 */
export const hearings: { readonly [Kind in EventKind]?: readonly Hearing[] } = hearingsOf();

/** The events that write notifications. */
export const heardEvents = Object.keys(hearings) as EventKind[];

function hearingsOf(): { [Kind in EventKind]?: readonly Hearing[] } {
  const found: { [Kind in EventKind]?: readonly Hearing[] } = {};
  const add = (isOfFollowers: boolean) => {
    for (const kind of kindNames)
      for (const [event, everybody] of Object.entries(kindRows[kind].heard)) {
        const to = everybody.filter((receiver) => (receiver === 'followers') === isOfFollowers);
        if (to.length > 0)
          found[event as EventKind] = withLine(found[event as EventKind] ?? [], { kind, to });
      }
  };
  add(false);
  // Whoever follows a goal may also own it or be above it, which says more.
  add(true);
  return found;
}

/** Lines of one kind that follow each other are one. */
function withLine(lines: readonly Hearing[], line: Hearing): readonly Hearing[] {
  const last = lines.at(-1);
  if (last?.kind !== line.kind) return [...lines, line];
  return [...lines.slice(0, -1), { kind: line.kind, to: [...last.to, ...line.to] }];
}
