import { useState } from 'react';

/**
 * What a form shows of a goal that its own act changes: from the sending on it stays, so that the closing dialog still
 * speaks of what was done; after a failure it is what the goal is now.
 */
export function useAsSent<T>(now: T) {
  const [sent, setSent] = useState<{ readonly value: T } | null>(null);
  return {
    shown: sent ? sent.value : now,
    async send<R>(work: () => Promise<R>): Promise<R> {
      setSent({ value: now });
      try {
        return await work();
      } catch (error) {
        setSent(null);
        throw error;
      }
    },
  };
}
