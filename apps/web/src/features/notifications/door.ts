/** The public part of this feature; other features import nothing else of it. */
export { CalendarPart } from './components/calendar-part.tsx';
export { FollowingPart } from './components/following-part.tsx';
export { MailSwitchesPart } from './components/mail-switches-part.tsx';
export { PreferencesPart } from './components/preferences-part.tsx';
