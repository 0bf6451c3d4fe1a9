import { useState } from 'react';
import * as z from 'zod/mini';
import { browserStore } from '#ui/data/browser-store.ts';

/** Only the ticks of the latest file are kept. */
const key = 'people-import-ticks';
const ids = z.array(z.int());
const ticksSchema = z.object({ file: z.int(), deactivated: ids, activated: ids });
type Ticks = z.output<typeof ticksSchema>;

function read(file: number): Ticks {
  const nothing = { file, deactivated: [], activated: [] };
  const text = browserStore.get(key);
  if (text === null) return nothing;
  try {
    const found = ticksSchema.safeParse(JSON.parse(text));
    return found.success && found.data.file === file ? found.data : nothing;
  } catch (error) {
    if (error instanceof SyntaxError) return nothing;
    throw error;
  }
}

/** The ticks of a checked file of people; a reload keeps them. */
export function useKeptTicks(file: number) {
  const [ticks, setTicks] = useState(() => read(file));
  return {
    deactivated: new Set(ticks.deactivated),
    activated: new Set(ticks.activated),
    tick: (change: { deactivated?: ReadonlySet<number>; activated?: ReadonlySet<number> }) => {
      const next = {
        file,
        deactivated: [...(change.deactivated ?? ticks.deactivated)],
        activated: [...(change.activated ?? ticks.activated)],
      };
      setTicks(next);
      browserStore.set(key, JSON.stringify(next));
    },
  };
}
