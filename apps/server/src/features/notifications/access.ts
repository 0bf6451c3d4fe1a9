import type { InTenant } from '../people/access.ts';
import { type Viewer, viewerAt } from '../people/access.viewer.ts';

/** The person of the row `reader`: notifications are written, read and mailed for sets of people, without a session. */
export const readerOf = (scope: InTenant): Viewer => viewerAt('reader', scope);
