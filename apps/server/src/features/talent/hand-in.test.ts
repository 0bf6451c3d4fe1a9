import { getDashboard } from '@bellwether/contract/dashboard';
import { listNotifications } from '@bellwether/contract/notifications';
import { saveCycle } from '@bellwether/contract/talent/cycles';
import { listSelfReviews } from '@bellwether/contract/talent/self-review';
import type { Day } from '@bellwether/domain/calendar/day';
import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { endOfDay, tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { expect, test } from 'vitest';
import { asTenant } from '../../platform/session/gate.ts';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { askedQuestion, type CycleSave } from '../../testing/cycle-company.ts';
import { holdRows } from '../../testing/hold-rows.ts';
import { notificationReader } from '../../testing/notifications.ts';
import { type Giver, peerBuilders } from '../../testing/peer-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { tellReviews } from '../notifications/telling/commands.reviews.ts';

// Handing in against the due day (talent.20, talent.24, talent.25): nothing refuses a late answer, and afterwards every place
// says the same about it.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { tenantId } = company;
const build = peerBuilders(company);
const reader = notificationReader(server);
const settle = async () => {
  while (await reader.turn());
};
const { zone } = defaultCalendarSettings;
const today = () => tenantDay(server.clock.now(), zone);

const selfReview = (DueOn: Day) => ({
  OpensOn: '2026-10-01' as Day,
  DueOn,
  Questions: [askedQuestion('What went well?')],
});

/** A cycle with both parts, both due on the day, and a giver who has accepted. */
async function begun(due: Day) {
  const made = await build.running({
    SelfReview: selfReview(due),
    Peers: build.part({ Naming: 'both', DueOn: due }),
  });
  const [giver = expect.unreachable(), other = expect.unreachable()] = await build.givers(2);
  await build.decide(made, [giver, other]);
  await build.answer(giver, made);
  return { made, giver };
}
type Begun = Awaited<ReturnType<typeof begun>>;

/** The cycle with other due days, as its form saves it. */
function movedTo({ made }: Begun, due: Day): CycleSave {
  const asked = made.cycle.Questions.map(({ IsAnswered: _, Part: __, ...question }) => question);
  const questions = made.cycle.PeerQuestions.map(({ IsAnswered: _, ...question }) => question);
  return build.body([made.employee], {
    SelfReview: { ...selfReview(due), Questions: asked },
    Peers: { ...build.part({ Naming: 'both', DueOn: due }), Questions: questions },
  });
}

const move = (one: Begun, due: Day) =>
  company.call('hrAdmin', saveCycle, { params: { id: one.made.id }, body: movedTo(one, due) });

const remindersOf = async (token: string, cycle: number) =>
  ((await server.call(getDashboard, { token })).body.Reminders ?? [])
    .filter(({ CycleId, Title }) => CycleId === cycle || Title === 'Half-year review')
    .filter(({ Type }) => Type === 'self_review' || Type.startsWith('peer'))
    .map(({ Type, Due }) => [Type, Due?.Date, Due?.IsOverdue]);

/** The kinds of unread notifications that ask for a part. */
const unreadOf = async (token: string) => {
  await settle();
  const { body } = await server.call(listNotifications, { token, params: { page: 0 } });
  return body.Notifications.filter(({ IsRead }) => !IsRead).map(({ Kind }) => Kind);
};

/** Reads what the places say once both parts are handed in. */
async function truthOf({ made, giver }: Begun) {
  const listed = (await server.call(listSelfReviews, { token: made.token })).body.data;
  const given = (await build.round(made)).Givers.find(({ User }) => User.Id === giver.person.id);
  return {
    review: listed.map(({ State, DueOn }) => [State, DueOn]),
    peer: [given?.State, given?.IsLate],
    reminders: [await remindersOf(made.token, made.id), await remindersOf(giver.token, made.id)],
    unread: [await unreadOf(made.token), await unreadOf(giver.token)],
  };
}

const handInBoth = async ({ made, giver }: Begun) =>
  (await Promise.all([build.handIn(made), build.write(giver, made, 'Well')])).map(({ status }) => status);

/** What the daily job tells on a day, after the day before. */
const tell = (day: Day, before: Day) =>
  asTenant(server.context, { tenantId, now: server.clock.now(), requestId: day }, (scope) =>
    tellReviews(scope, before, day),
  );

const handedIn = (due: Day, isLate: boolean) => ({
  review: [['handed_in', due]],
  peer: ['handed_in', isLate],
  reminders: [[], []],
  unread: [[], []],
});

test('the last instant of the due day is in time, and the first one after it is late', async () => {
  const due = today();
  const [punctual, late] = [await begun(due), await begun(due)];
  const midnight = endOfDay(due, zone);
  server.clock.set(midnight - 1);
  const last = await remindersOf(late.made.token, late.made.id);
  expect(last).toEqual([['self_review', due, false]]);
  expect(await handInBoth(punctual)).toEqual([200, 200]);
  server.clock.set(midnight);
  expect(await remindersOf(late.made.token, late.made.id)).toEqual([['self_review', due, true]]);
  expect(await remindersOf(late.giver.token, late.made.id)).toEqual([['peer_feedback', due, true]]);
  expect(await handInBoth(late)).toEqual([200, 200]);
  await settle();
  expect((await truthOf(punctual)).peer).toEqual(['handed_in', false]);
  expect(await truthOf(late)).toMatchObject({
    review: [['handed_in', due]],
    peer: ['handed_in', true],
    reminders: [[], []],
  });
});

test('while HR moves the due day: both count, and everything follows the new day', async () => {
  const yesterday = tenantDay(server.clock.now() - 86_400_000, zone);
  const next = tenantDay(server.clock.now() + 86_400_000, zone);
  for (const [from, to] of [
    [next, yesterday],
    [yesterday, next],
  ] as const) {
    // Whichever of the two takes the cycle first.
    for (const isChangeFirst of [true, false]) {
      const one = await begun(from);
      const held = await holdRows(
        server.owner,
        tenantId,
        `select 1 from appraisal_cycle where id = ${one.made.id} for update`,
      );
      const acts = [() => move(one, to), () => build.handIn(one.made)];
      if (!isChangeFirst) acts.reverse();
      const [first = expect.unreachable(), second = expect.unreachable()] = acts;
      const running = [first()];
      await held.whenWaiting(1);
      running.push(second());
      await held.whenWaiting(2);
      await held.release();
      const write = build.write(one.giver, one.made, 'Well');
      expect((await Promise.all([...running, write])).map(({ status }) => status)).toEqual([200, 200, 200]);
      const { unread: _, ...truth } = await truthOf(one);
      const { unread: __, ...expected } = handedIn(to, to < today());
      expect(truth).toEqual(expected);
    }
  }
});

test('while the daily job tells what is due: who has handed in is asked for nothing more', async () => {
  const due = tenantDay(server.clock.now() + 86_400_000, zone);
  const before = tenantDay(server.clock.now() - 86_400_000, zone);
  const waiting = async ({ made, giver }: Begun): Promise<[string[], string[]]> => [
    await unreadOf(made.token),
    (await unreadOf(giver.token)).filter((kind) => kind !== 'peer_withdrawn'),
  ];
  const asked = [['self_review_due'], ['peer_feedback_due']];
  const told = async (one: Begun) => {
    await tell(today(), before);
    return waiting(one);
  };
  // Told, then handed in: what was told is read, and so no digest mails it.
  const first = await begun(due);
  expect(await told(first)).toEqual(asked);
  expect(await handInBoth(first)).toEqual([200, 200]);
  expect(await waiting(first)).toEqual([[], []]);
  // The job has read who is asked, and the answer comes before the notification is written.
  const second = await begun(due);
  await unreadOf(second.made.token);
  await tell(today(), before);
  expect(await handInBoth(second)).toEqual([200, 200]);
  expect(await waiting(second)).toEqual([[], []]);
  // At the same moment.
  const third = await begun(due);
  const [statuses] = await Promise.all([handInBoth(third), tell(today(), before)]);
  expect(statuses).toEqual([200, 200]);
  expect(await waiting(third)).toEqual([[], []]);
  // One of two requests of a cycle is answered: the other one stays.
  const fourth = await begun(due);
  const someone: Giver = fourth.giver;
  const again = await begun(due);
  await build.decide(again.made, [someone, again.giver]);
  expect((await told(fourth))[1].toSorted()).toEqual([
    'peer_asked',
    'peer_feedback_due',
    'peer_feedback_due',
  ]);
  expect(await handInBoth(fourth)).toEqual([200, 200]);
  expect((await waiting(fourth))[1].toSorted()).toEqual(['peer_asked', 'peer_feedback_due']);
});
