import type { ReactNode } from 'react';

/** The dashboard passes these to its part of insight. */
export interface FirstLookProps {
  /** Draws the dashboard's panel around the rows. Not called if there is nothing to show. */
  readonly frame: (title: string, rows: ReactNode) => ReactNode;
}
