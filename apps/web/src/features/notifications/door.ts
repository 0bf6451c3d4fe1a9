/** The public part of this feature; other features import nothing else of it. */
export { CalendarPart } from './calendar/components/calendar-part.tsx';
export { FollowingPart } from './mails/components/following-part.tsx';
export { MailSwitchesPart } from './mails/components/mail-switches-part.tsx';
export { PreferencesPart } from './mails/components/preferences-part.tsx';
export { PeerAnswer } from './reading/components/peer-answer.tsx';
export { OwnSlackPart } from './slack/components/own-slack-part.tsx';
