/** The public part of this feature; other features import nothing else of it. */
export { LastNote } from './notes/components/last-note.tsx';
export { LanguageNotice } from './profile/components/language-notice.tsx';
export { TimeZoneNotice } from './profile/components/time-zone-notice.tsx';
export { deviceName } from './profile/model/device-name.ts';
export { ScimCard } from './scim/components/scim-card.tsx';
