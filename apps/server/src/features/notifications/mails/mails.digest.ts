import { quarterByIndex } from '@bellwether/domain/calendar/quarter';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { ianaZone } from '@bellwether/domain/calendar/zone';
import { offsetAt } from '@bellwether/domain/calendar/zone-offset';
import { formatDayAndTime, formatTime, type ShownFor, wallTimeAt } from '@bellwether/domain/locale/dates';
import { type Locale, localeOf } from '@bellwether/domain/locale/locales';
import { compareTexts } from '@bellwether/domain/locale/sorting';
import { digestThings } from '@bellwether/domain/notifications/mails/digest';
import { stoppableMailLabels } from '@bellwether/domain/notifications/mails/mail-switches';
import { digestWords } from '@bellwether/domain/notifications/mails/words.digest';
import { reviewPath } from '@bellwether/domain/notifications/reading/place';
import { firstWords } from '@bellwether/domain/shared/first-words';
import type { MailKind, MailLine, MailPart, MailPlace } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { signingTitle } from '../../talent/queries.reminders.ts';
import { type WaitingAppraisal, waitingAppraisals, waitingGoals } from '../reading/queries.waiting.ts';
import { unsubscribeToken } from './access.unsubscribe.ts';
import { type DigestThing, newsOfDigest } from './queries.digest.ts';
import { digestMailWords } from './words.digest.ts';

interface DigestFacts {
  /** What happened, newest first. */
  readonly things: readonly DigestThing[];
  /** What this digest asks for and still waits, newest first. */
  readonly asked: readonly DigestThing[];
  /** Self reviews and peer feedback that the reader owes, newest first. */
  readonly own: readonly DigestThing[];
  readonly goals: Awaited<ReturnType<typeof waitingGoals>>;
  readonly appraisals: readonly WaitingAppraisal[];
  /** The IANA zone in which the person reads times. */
  readonly zone: string;
  readonly token: string;
}

/**
 * Collects a person's unread notifications in one mail (mail.1): first what waits for the person,
 * then what happened, by thing. The request of the mail has marked the oldest of the notifications.
 */
export const digestMail: MailKind<DigestFacts> = {
  name: 'digest',
  async prepare(scope, { person, requestedAt }) {
    const { tenant, now } = scope;
    const reader = await readerOf(scope, person.id);
    const today = tenantDay(now, tenant.calendar.zone);
    const locale = localeOf(reader.locale, tenant.locale);
    const news = await newsOfDigest(scope, {
      personId: person.id,
      requestedAt,
      language: scope.languageOf(locale),
      shownFor: { locale, today },
    });
    const told = news.things.length + news.own.length;
    if (told + news.asked.length === 0) return undefined;
    const addressee = { id: person.id, role: reader.role_name };
    const goals = await waitingGoals(scope, addressee);
    const appraisals = await waitingAppraisals(scope, addressee);
    const asked = goals.count + appraisals.length > 0 ? news.asked : [];
    if (told + asked.length === 0) return undefined;
    return {
      things: news.things,
      asked,
      own: news.own,
      goals,
      appraisals,
      zone: (reader.time_zone === null ? undefined : ianaZone(reader.time_zone)) ?? tenant.calendar.zone,
      token: await unsubscribeToken(scope.db, {
        tenantId: tenant.id,
        personId: person.id,
        mails: 'notifications',
      }),
    };
  },
  write(facts, place) {
    const { things, own, goals, appraisals, token } = facts;
    const { link, language } = place;
    return {
      subject: language.words(digestWords).subject({
        goals: goals.count,
        appraisals: appraisals.length,
        asked: facts.asked.map(({ sentence }) => sentence),
        others: [...own, ...things].map(({ sentence }) => sentence),
      }),
      unsubscribe: {
        address: link(`/v3/unsubscribe/${token}`),
        mails: language.words(stoppableMailLabels).notifications,
      },
      parts: [...waitingPart(facts, place), ...happenedPart(facts, place)],
    };
  },
};

function readerOf({ db, tenant }: TenantScope, personId: number) {
  return db
    .selectFrom('person')
    .select(['role_name', 'locale', 'time_zone'])
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** A mail names the waiting goals if there are not more than these; else it says how many there are. */
const mostNamed = 3;

/** Returns the own appraisal first, then by quarter and by name as the reader's language sorts. */
function byName(appraisals: readonly WaitingAppraisal[], locale: Locale): WaitingAppraisal[] {
  return appraisals.toSorted(
    (one, other) =>
      Number(other.isOwn) - Number(one.isOwn) ||
      one.quarterIndex - other.quarterIndex ||
      compareTexts(one.title, other.title, locale) ||
      one.id - other.id,
  );
}

/** What waits for the person, with the button to the review run. */
function waitingPart(
  { goals, appraisals, asked, own, zone }: DigestFacts,
  { link, tenant, shownFor, language }: MailPlace,
): MailPart[] {
  const judged = goals.count + appraisals.length;
  if (judged + own.length === 0) return [];
  const { first } = goals;
  const words = language.words(digestMailWords);
  const named = asked.filter(({ isAboutGoal }) => isAboutGoal);
  const isNamed = named.length <= mostNamed && named.length === goals.count;
  const lines = [
    ...(isNamed ? named.map((thing) => lineOf(thing, zone, { link, shownFor })) : []),
    ...byName(appraisals, language.locale).map(
      ({ id, title, isOwn, quarterIndex, cycle, hasSignatures }) => ({
        title: signingTitle(
          title,
          cycle ?? quarterLabel(quarterByIndex(quarterIndex, tenant.calendar)),
          language,
        ),
        says: hasSignatures === false ? words.acknowledge : words.sign,
        href: link(`${isOwn ? '/v3/talent/myappraisal' : '/v3/talent'}?open=appraisal&about=${id}`),
      }),
    ),
    ...own.map((thing) => lineOf(thing, zone, { link, shownFor })),
  ];
  return [
    {
      heading:
        judged > 0
          ? `${language.words(digestWords).waiting({ goals: goals.count, appraisals: appraisals.length })}.`
          : words.waits,
    },
    ...(lines.length > 0 ? [{ lines }] : []),
    ...(first
      ? [
          {
            button: words.review(goals.count),
            href: link(reviewPath(first.id, first.part)),
            isOwnPage: true as const,
          },
        ]
      : []),
  ];
}

function happenedPart(
  { things, goals, zone }: DigestFacts,
  { link, shownFor, language }: MailPlace,
): MailPart[] {
  const words = language.words(digestMailWords);
  const { shown, more } = digestThings(things);
  const lines = shown.map((thing) => lineOf(thing, zone, { link, shownFor }));
  const all = { href: link('/v3/notifications') };
  return [
    ...(shown.length > 0 ? [{ heading: words.happened }, { lines }] : []),
    ...(more > 0 ? [{ note: language.words(mailWords).more(more) }] : []),
    // A mail has one button: the one that answers, if something waits.
    goals.first ? { link: words.all, ...all } : { button: words.open, isOwnPage: true as const, ...all },
  ];
}

const titleLength = 100;

function lineOf(
  { title, says, at, path }: DigestThing,
  zone: string,
  { link, shownFor }: Pick<MailPlace, 'link' | 'shownFor'>,
): MailLine {
  // The parts of a time stay together, and the dot stands before the time on the next line.
  const time = timeOf(at, zone, shownFor).replaceAll(' ', '\u00a0');
  return { title: firstWords(title, titleLength), says: `${says} ·\u00a0${time}`, href: link(path) };
}

/** Returns the time of day, with the day if it is not today's. */
function timeOf(instant: number, zone: string, shownFor: Required<ShownFor>): string {
  const at = wallTimeAt(instant, offsetAt(zone, instant));
  return at.day === shownFor.today ? formatTime(at, shownFor.locale) : formatDayAndTime(at, shownFor);
}
