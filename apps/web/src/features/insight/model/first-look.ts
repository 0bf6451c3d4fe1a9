import type { ReactNode } from 'react';

/** The dashboard passes these to its part of insight. */
export interface FirstLookProps {
  /** Draws the part of the dashboard around the rows; not called where there is nothing to show. */
  readonly frame: (title: string, rows: ReactNode) => ReactNode;
}
