import { daysBetween } from '@bellwether/domain/calendar/day';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { Language } from '@bellwether/domain/locale/language';
import { stoppableMailLabels } from '@bellwether/domain/notifications/mails/mail-switches';
import { daysToSecond, type TurnStep } from '@bellwether/domain/notifications/telling/company-day';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { MailKind, MailLine } from '#platform/mail/mail-kind.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { signingTitle } from '../../talent/queries.reminders.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { wantsMails } from './access.ts';
import { unsubscribeToken } from './access.unsubscribe.ts';
import { type WaitingThing, waitingAtTurn } from './statements.turn.ts';
import { turnWords } from './words.turn.ts';

interface TurnFacts {
  readonly step: TurnStep;
  readonly name: string;
  readonly hasManager: boolean;
  /** The labels of the two quarters. */
  readonly ended: string;
  readonly begun: string;
  readonly things: readonly WaitingThing[];
  readonly token: string;
}

const mostNamed = 20;

/**
 * Tells a person what waits for them after the end of a quarter (notifications.9): results, goals for the new
 * quarter, appraisals. The subject is the ended quarter. Dropped if nothing waits, or if the next quarter has ended,
 * too.
 */
export const turnMail: MailKind<TurnFacts> = {
  name: 'quarter_turn',
  async prepare(scope, { person, subjectId, requestedAt }) {
    const { current, byIndex } = await periodsOf(scope);
    const ended = byIndex(current.index - 1);
    const reader = await readerOf(scope, person.id);
    if (!ended || ended.id !== subjectId || !reader) return undefined;
    const today = tenantDay(scope.now, scope.tenant.calendar.zone);
    const things = await waitingAtTurn(scope, reader, { endedId: ended.id, begunId: current.id, today });
    if (things.length === 0) return undefined;
    await leaveOutOfDigest(scope, person.id);
    const asked = tenantDay(requestedAt, scope.tenant.calendar.zone);
    return {
      step: daysBetween(current.startDate, asked) < daysToSecond ? 'begun' : 'reminded',
      name: person.name,
      hasManager: reader.manager_id !== null,
      ended: quarterLabel(ended),
      begun: quarterLabel(current),
      things,
      token: await unsubscribeToken(scope.db, {
        tenantId: scope.tenant.id,
        personId: person.id,
        mails: 'notifications',
      }),
    };
  },
  write({ step, name, hasManager, ended, begun, things, token }, { link, language }) {
    const words = language.words(turnWords);
    const lines = things.slice(0, mostNamed).map((thing): MailLine => {
      const { title, path } = placed(thing, language, { ended, begun });
      const says = thing.hasSignatures === false ? words.acknowledge : words.says[thing.thing];
      return { title, says, href: link(path) };
    });
    const more = things.length - lines.length;
    return {
      subject: words.subject(step, ended, things.length),
      unsubscribe: {
        address: link(`/v3/unsubscribe/${token}`),
        mails: language.words(stoppableMailLabels).notifications,
      },
      parts: [
        { paragraph: words.hello(name) },
        {
          paragraph: step === 'begun' ? words.opening(ended, begun) : words.reminder(ended, hasManager),
        },
        { lines },
        ...(more > 0 ? [{ note: words.more(more) }] : []),
        { button: words.button, href: link('/v3/home') },
      ],
    };
  },
};

function placed(
  { thing, id, title, isOwn, cycle }: WaitingThing,
  language: Language,
  { ended, begun }: Pick<TurnFacts, 'ended' | 'begun'>,
) {
  const { titles } = language.words(turnWords);
  switch (thing) {
    case 'result':
      return { title, path: `/v3/goals/${id}?open=finalize` };
    case 'review':
      return { title, path: `/v3/goals/${id}?open=review-result` };
    case 'draft':
      return { title, path: `/v3/goals/${id}` };
    case 'add_goal':
      return { title: titles.add_goal(ended, begun), path: '/v3/goals?open=create' };
    case 'appraisal_write':
      return { title: titles.appraisal_write(ended), path: '/v3/talent' };
    case 'appraisal_sign':
      return {
        title: signingTitle(title, cycle, language),
        path: `${isOwn ? '/v3/talent/myappraisal' : '/v3/talent'}?open=appraisal&about=${id}`,
      };
  }
}

/** Undefined if the person wants no mails any more. */
async function readerOf(scope: TenantScope, personId: number) {
  return scope.db
    .selectFrom('person')
    .select(['id', 'role_name as role', 'manager_id'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .where(wantsMails(scope, 'person', 'notifications'))
    .executeTakeFirst();
}

/** This mail says that the quarter has begun, so that no digest does a second time. */
async function leaveOutOfDigest({ db, tenant, now }: TenantScope, personId: number): Promise<void> {
  await sql`update notification set mailed_at = ${instant(now)}
    where tenant_id = ${tenant.id} and person_id = ${personId} and kind = 'quarter_begun' and mailed_at is null`.execute(
    db,
  );
}
