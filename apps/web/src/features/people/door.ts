/** The public part of this feature; other features import nothing else of it. */
export { organisationQuery } from './api.organisation.ts';
export { TimeZoneNotice } from './components/time-zone-notice.tsx';
