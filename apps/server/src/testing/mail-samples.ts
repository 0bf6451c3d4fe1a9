import type { ScheduledChoice } from '@bellwether/contract/reports/schedules';
import { currentQuarter } from '@bellwether/domain/calendar/quarter';
import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { english, type Language } from '@bellwether/domain/locale/language';
import { firstWords } from '@bellwether/domain/shared/first-words';
import { tenantSettingsOf } from '@bellwether/domain/tenant/settings';
import {
  emailChangedByOtherMail,
  emailContestedMail,
  resetAtNewAddressMail,
  resetAtOwnNewAddressMail,
} from '../features/accounts/links/mails.contest.ts';
import {
  emailChangeMail,
  emailConfirmationMail,
  passwordChangedMail,
  passwordResetMail,
  unlockMail,
} from '../features/accounts/links/mails.ts';
import { invitationMail } from '../features/accounts/mails.ts';
import {
  identityLinkedMail,
  providerAddedMail,
  providerChangedMail,
} from '../features/accounts/providers/mails.trust.ts';
import { breakGlassMail, fewKeepersMail, personArrivedMail } from '../features/accounts/providers/mails.ts';
import {
  codesSwitchedOffMail,
  codesSwitchedOnMail,
  passkeyAddedMail,
  secondStepChangedMail,
  secondStepResetMail,
} from '../features/accounts/second-step/mails.ts';
import { agentAllowedMail, tokenMadeMail } from '../features/accounts/tokens/mails.ts';
import { digestMail } from '../features/notifications/mails/mails.digest.ts';
import { turnMail } from '../features/notifications/mails/mails.turn.ts';
import { weeklyAskMail } from '../features/notifications/mails/mails.weekly-ask.ts';
import { invitedEmailChangeMail } from '../features/people/profile/mails.ts';
import { companyDataAskedMail, companyEndedMail } from '../features/personal-data/mails.company.ts';
import { scheduledReportMails } from '../features/reports/schedules/mails.ts';
import type { MailKind, MailPlace, MailText } from '../platform/mail/mail-kind.ts';

// A mail of every kind, with long names and titles, for tests that look at mails.

const now = Date.parse('2026-11-27T15:05:00Z');
const name = 'Ann Admin';
const token = `7.${'k3jZ'.repeat(11).slice(0, 43)}`;
const stop = '1.7.n.p6NbwF4k-g-qxbuZAj4tlw';

export const sampleTenant: MailPlace['tenant'] = {
  id: 1,
  name: 'Larkwood & Sons Renewable Energy Holding',
  subdomain: 'larkwood',
  logo: null,
  squareLogo: null,
  url: null,
  updatedAt: 0,
  primaryColor: null,
  useLightText: true,
  isDemo: false,
  hasEnded: false,
  hasDeputies: false,
  // No mail reads another setting than those below.
  settings: tenantSettingsOf(() => null),
  isStrategyEnabled: true,
  hasNotes: true,
  hasTalent: true,
  hasTalentForContributors: true,
  appraisalsFrom: null,
  hasInsight: true,
  hasOpinions: true,
  achievedPercent: 100,
  firstQuarter: null,
  goalType: 'SMART',
  timeZone: 'Central Time (US & Canada)',
  locale: 'en-US',
  calendar: defaultCalendarSettings,
};

export interface Sample {
  readonly kind: string;
  readonly file: string;
  readonly text: MailText;
}

const link = { name, token, expiresAt: now + 3_600_000 };
const change = {
  id: 1,
  personId: 7,
  name,
  oldEmail: 'ann.admin@larkwood.example',
  oldEmailKey: 'ann.admin@larkwood.example',
  newEmail: 'ann.administrator.of.everything@subsidiary.larkwood-holding.example',
  changedBy: 'Priya Raman',
  requestedAt: now,
  madeAt: now,
  until: now + 86_400_000,
  state: 'open',
} as const;

const arrived = {
  receiver: 'Priya Raman',
  id: 7,
  name,
  email: 'ann.admin@larkwood.example',
  manager: 'Lena Lead',
  provider: 'Larkwood sign-in',
};

const title = (at: number) =>
  at % 5 === 0
    ? `Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung${at}`
    : `Cut the map update for the northern region from nine days to two, number ${at}`;
const things = Array.from({ length: 22 }, (_, at) => ({
  title: title(at),
  says:
    at % 2 === 0
      ? 'Tom Becker commented on your goal.'
      : 'Mia Okafor updated the goal: fell from Unsure to Not sure, Okay. “The supplier cannot deliver before March, so the pilot begins later than we told everybody”',
  sentence: `Tom Becker commented on “${firstWords(title(at), 60)}”.`,
  at: now - at * 3_600_000,
  path: `/v3/goals/${at}`,
  isAboutGoal: true,
}));
const asked = things.slice(0, 1).map((thing) => ({
  ...thing,
  says: 'Mia Okafor submitted the goal. It waits for your review.',
}));
const appraisals = [
  {
    id: 4,
    title: 'Mia Okafor',
    isOwn: false,
    quarterIndex: currentQuarter(now, sampleTenant.calendar).index - 1,
    cycle: null,
    hasSignatures: null,
  },
];

const ofReviews = [
  ['Self Review Due', 'Your self review of Half-year review is due tomorrow.', '/v3/talent/myappraisal'],
  [
    'Peer Feedback Due',
    'Your feedback about Mia Okafor for Half-year review is due in 7 days.',
    '/v3/talent/peerfeedback',
  ],
  ['Appraisals Due', 'Appraisals of Half-year review that you write were due 8 days ago.', '/v3/talent'],
  [
    'Calibration Opened',
    'Priya Raman opened a calibration of appraisals of Half-year review. You take part.',
    '/v3/talent?open=calibration&about=4',
  ],
].map(([title = '', sentence = '', path = ''], at) => ({
  title,
  says: sentence,
  sentence,
  at: now - at * 3_600_000,
  path,
  isAboutGoal: false,
}));

const goal = { statusId: 9, likelihood: 2, quality: 3, saidWeek: 7, comment: null } as const;
const week = { name, week: 8, ends: '2026-11-29', token: stop } as const;
const goals = Array.from({ length: 10 }, (_, at) => ({
  ...goal,
  id: at + 1,
  title: title(at),
  comment:
    at % 3 === 0 ? 'Waiting for the parts that were promised for October; the line stands still' : null,
}));

const period = { ...currentQuarter(now, sampleTenant.calendar), id: 1, weekIds: [] };
const schedules = (['goalTrees', 'people'] as const).map((Report, at) => ({
  id: at,
  rhythm: 'weekly' as const,
  choice: { Report } as ScheduledChoice,
  created_at: now,
}));
const reports = {
  name,
  period,
  schedules: schedules.map((schedule) => ({ ...schedule, period })),
  token: stop,
};

/** Returns a mail of every kind in a language. What other people did is told in English, or as `said`. */
export function mailSamples(language: Language = english, said?: string): readonly Sample[] {
  const place: MailPlace = {
    tenant: sampleTenant,
    shownFor: { locale: language.locale, today: '2026-11-27' },
    language,
    link: (path) => `https://larkwood.goals.example.com${path}`,
  };
  const told = <Thing extends { readonly says: string; readonly sentence: string }>(some: readonly Thing[]) =>
    some.map((thing) => (said === undefined ? thing : { ...thing, says: said, sentence: said }));
  const digest = { things: told(things), asked: told(asked), own: [], zone: 'America/Chicago', token: stop };
  function sample<Facts>(kind: MailKind<Facts>, facts: Facts, file = kind.name): Sample {
    return { kind: kind.name, file, text: kind.write(facts, place) };
  }
  return [
    sample(invitationMail, { id: 1, name, invitedBy: 'Priya Raman', expiresAt: now, token }),
    sample(passwordResetMail, link),
    sample(unlockMail, link),
    sample(emailConfirmationMail, link),
    sample(emailChangeMail, { ...change, personId: 7, changedBy: 'Priya Raman' }),
    sample(emailChangedByOtherMail, { ...change, madeAt: null, token }),
    sample(emailChangedByOtherMail, { ...change, token }, 'email_changed_by_other_made'),
    sample(resetAtNewAddressMail, { ...change, token }),
    sample(resetAtOwnNewAddressMail, { name }),
    sample(emailContestedMail, { ...change, receiver: 'Priya Raman', isPutBack: true }),
    sample(invitedEmailChangeMail, { name, changedBy: 'Priya Raman' }),
    sample(passwordChangedMail, { name, changedAt: now }),
    sample(passkeyAddedMail, { name, passkey: 'Work laptop' }),
    sample(codesSwitchedOnMail, { name }),
    sample(codesSwitchedOffMail, { name }),
    sample(secondStepChangedMail, { name }),
    sample(secondStepResetMail, { name }),
    sample(tokenMadeMail, { name, program: 'Zapier' }),
    sample(agentAllowedMail, { name, program: 'Claude' }),
    sample(companyDataAskedMail, { receiver: 'Priya Raman', by: name }),
    sample(companyEndedMail, { receiver: 'Priya Raman', by: name, purgeAt: now + 30 * 86_400_000 }),
    sample(breakGlassMail, arrived),
    sample(fewKeepersMail, { receiver: 'Priya Raman', name, provider: 'Northwind', left: 1 }),
    sample(personArrivedMail, arrived),
    sample(identityLinkedMail, { receiver: name, provider: 'Northwind' }),
    sample(providerAddedMail, { receiver: name, provider: 'Northwind' }),
    sample(providerChangedMail, { receiver: name, provider: null }),
    sample(digestMail, {
      ...digest,
      // Their titles are subjects of notifications, which are told in English here.
      own: said === undefined ? ofReviews.slice(0, 2) : [],
      things: told([...(said === undefined ? ofReviews.slice(2) : []), ...things]),
      goals: { count: 34, first: { id: 1, part: 'goal' } },
      appraisals,
    }),
    sample(
      digestMail,
      {
        ...digest,
        things: digest.things.slice(0, 1),
        asked: [],
        goals: { count: 0, first: undefined },
        appraisals: [],
      },
      'digest_of_one',
    ),
    sample(weeklyAskMail, { ...week, goals, count: 13, missed: 0, manager: null, endsQuarter: false }),
    sample(
      weeklyAskMail,
      { ...week, goals: goals.slice(0, 1), count: 1, missed: 3, manager: 'Lena Lead', endsQuarter: true },
      'weekly_ask_unanswered',
    ),
    sample(turnMail, {
      step: 'begun',
      name,
      hasManager: true,
      ended: 'Q3 2026',
      begun: 'Q4 2026',
      token,
      things: [
        { thing: 'result', id: 1, title: title(1), isOwn: true, cycle: null, hasSignatures: null },
        { thing: 'review', id: 5, title: title(5), isOwn: false, cycle: null, hasSignatures: null },
        { thing: 'appraisal_sign', id: 4, title: '', isOwn: true, cycle: 'Mid-year', hasSignatures: false },
      ],
    }),
    sample(scheduledReportMails.weekly, reports),
    sample(scheduledReportMails.quarterly, reports),
  ];
}
