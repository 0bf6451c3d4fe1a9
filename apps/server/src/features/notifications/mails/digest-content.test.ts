import { createActionItem, updateActionItem } from '@bellwether/contract/action-items';
import { approveGoal, retractGoal } from '@bellwether/contract/goals/approval';
import { addComment } from '@bellwether/contract/goals/comments';
import { deleteGoal, restoreGoal } from '@bellwether/contract/goals/drafting';
import { followGoal } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { asTenant } from '../../../platform/session/gate.ts';
import { digestStart, startDigests } from '../../../testing/digests.ts';
import { buildGoalCompany } from '../../../testing/goal-company.ts';

const { server, pass, send, sentTo, waitingFor, submit, fill } = await startDigests();

describe('a digest', () => {
  test('names no goal that became invisible, and is not sent for nothing else', async () => {
    const company = await buildGoalCompany(server);
    const goal = await company.make('lead', { Title: 'Secret merger', IsDraft: false });
    const approved = await company.must('ceo', approveGoal, {
      body: { Id: goal.Goal.Id, Status: 'approved' },
    });
    await pass(45);
    expect(await waitingFor(company, 'member')).toHaveLength(1);
    const { Goal } = approved;
    await company.read((db) =>
      db.updateTable('goal').set({ is_private: true }).where('id', '=', Goal.Id).execute(),
    );
    await fill(company, 'peer', 1);
    await send(company);
    expect(sentTo(company, 'member')).toEqual([]);
    expect((await waitingFor(company, 'member')).map(({ state }) => state)).toEqual(['dropped']);
    const [other] = sentTo(company, 'peer');
    expect(other?.subject).toBe('Bellwether changed your profile');
    expect(`${other?.text}${other?.html}`).not.toMatch(/Secret merger|a goal/);
  });

  test('has an action item that went to somebody else meanwhile only as what it is now', async () => {
    const company = await buildGoalCompany(server);
    const { member, peer, lead } = company.people;
    const fields = { Title: 'Order the parts', DueDate: '2026-12-01', RequesterId: lead.id };
    const item = await company.must('lead', createActionItem, {
      body: { ...fields, AssigneeId: member.id },
    });
    await pass(30);
    await company.must('lead', updateActionItem, {
      params: { id: item.Id },
      body: { ...fields, AssigneeId: peer.id },
    });
    await pass(45);
    await send(company);
    const [former] = sentTo(company, 'member');
    expect(former?.text).toMatch(
      new RegExp(`\\* Order the parts\n  Lena Lead gave the action item to ${peer.name}\\. ·\\s`),
    );
    expect(former?.text).not.toContain('assigned');
    const [mail] = sentTo(company, 'peer');
    expect(mail?.text).toContain('assigned the action item to you.');
    expect(mail?.date).toBe(new Date(server.clock.now()).toISOString());
  });

  test('has no comment’s text', async () => {
    const company = await buildGoalCompany(server);
    const goal = await company.makeApproved('member', { Title: 'Talked about' });
    await pass(60);
    const Id = goal.GoalStatuses[0]?.Id;
    const body = { Type: 'GoalStatus', Id, Comment: 'I doubt my manager' };
    await company.must('member', addComment, { body });
    await pass(45);
    await send(company);
    const mail = sentTo(company, 'lead').at(-1);
    expect(mail?.subject).toBe('Mia Member commented on “Talked about”');
    expect(mail?.text).toContain('Mia Member commented on the goal.');
    expect(mail?.text).toMatch(/\/v3\/goals\/\d+\?tab=history&comment=\d+\n/);
    expect(`${mail?.text}${mail?.html}`).not.toContain('doubt');
  });

  test('has ten things by their last word, then the number of the others', async () => {
    const company = await buildGoalCompany(server);
    // Many notifications about one thing are one line.
    await fill(company, 'peer', 56);
    await company.read((db) =>
      sql`update notification set object_id = id where person_id = ${company.people.peer.id} and id % 4 = 0`.execute(
        db,
      ),
    );
    await submit(company, 'Starts the clock');
    await pass(45);
    await send(company);
    const [mail] = sentTo(company, 'peer');
    expect(mail?.subject).toMatch(/^Bellwether changed your profile, and 1[1-4] other things$/);
    // It is read in ten seconds: the subject says how much there is, and the lines are short.
    const words = mail?.text?.replace(/https:\S+/g, '').match(/\p{L}+/gu) ?? [];
    expect(words.length).toBeLessThan(150);
    expect(mail?.text?.match(/^\* /gm)).toHaveLength(10);
    expect(mail?.text).toMatch(/\n\nand [2-5] more\n\n/);
  });

  test('has no request that its reader has answered, and is not sent for nothing else', async () => {
    const company = await buildGoalCompany(server);
    const goals = [await submit(company, 'First'), await submit(company, 'Second')];
    await pass(10);
    for (const { Goal } of goals)
      await company.must('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
    await pass(40);
    expect(await waitingFor(company, 'lead')).toEqual([]);
    // Answered after the request of the mail, and before it is sent.
    const { Goal } = await submit(company, 'Third');
    await pass(45);
    await company.must('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
    await send(company);
    expect(sentTo(company, 'lead')).toEqual([]);
  });

  test('of a lead who has answered everything tells the news, and asks for nothing', async () => {
    const company = await buildGoalCompany(server);
    const goals = [await submit(company, 'First'), await submit(company, 'Second')];
    await fill(company, 'lead', 1);
    await pass(45);
    for (const { Goal } of goals)
      await company.must('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
    await send(company);
    const [mail, ...others] = sentTo(company, 'lead');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Bellwether changed your profile');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/wait|[Rr]eview|First|Second|open=/);
    expect(mail?.text).toContain('What happened');
  });

  test('tells nothing of what was taken back before it', async () => {
    const company = await buildGoalCompany(server);
    const goal = await company.makeApproved('member', { Title: 'There and back' });
    await pass(60);
    await send(company);
    const sent = () => sentTo(company, 'member').length + sentTo(company, 'lead').length;
    const before = sent();
    const { Goal: retracted } = await submit(company, 'Withdrawn');
    await company.must('goalAdmin', deleteGoal, { params: { id: goal.Goal.Id } });
    await company.must('goalAdmin', restoreGoal, { body: { Id: goal.Goal.Id } });
    await company.must('member', retractGoal, { body: { Id: retracted.Id, Comment: 'Not yet' } });
    await pass(45);
    expect(await waitingFor(company, 'lead')).not.toEqual([]);
    await send(company);
    expect(sent()).toBe(before);
  });

  test('says how a prediction moved, with the comment only for those who read comments', async () => {
    const company = await buildGoalCompany(server);
    const goal = await company.makeApproved('member', { Title: 'Wobbly' });
    await company.must('outsider', followGoal, { params: { id: goal.Goal.Id }, query: { On: 'true' } });
    const predict = async (Likelihood: number, Comment: string) => {
      const { GoalStatuses } = await company.must('member', getGoal, { params: { id: goal.Goal.Id } });
      const Id = GoalStatuses.findLast(({ IsOpen }) => IsOpen)?.Id ?? 0;
      await company.must('member', predictGoal, { body: { Id, Likelihood, Quality: 2, Comment } });
    };
    await predict(2, '');
    await pass(60);
    await send(company);
    await company.goTo(server.clock.now() + 7 * 24 * 60 * 60_000);
    await predict(1, 'The supplier cannot deliver');
    await pass(45);
    await send(company);
    const [lead, outsider] = [sentTo(company, 'lead').at(-1), sentTo(company, 'outsider').at(-1)];
    expect(lead?.subject).toBe('Mia Member updated “Wobbly”: fell from Unsure to Not sure, Okay');
    expect(lead?.text).toContain(
      'Mia Member updated the goal: fell from Unsure to Not sure, Okay. “The supplier cannot deliver” ·\u00a0',
    );
    expect(outsider?.text).toContain('updated the goal: fell from Unsure to Not sure, Okay. ·\u00a0');
    expect(`${outsider?.text}${outsider?.html}`).not.toContain('supplier');
  });

  test('reminds of each part of a review cycle, by its name and with its link', async () => {
    const company = await buildGoalCompany(server);
    const { tenantId, people, periods } = company;
    const [member, lead, peer] = [people.member.id, people.lead.id, people.peer.id];
    const at = new Date(digestStart).toISOString();
    const own = { tenant_id: tenantId };
    const places = { ...own, created_at: at, updated_at: at };
    const [cycle, session] = await company.read(async (db) => {
      await db
        .updateTable('tenant_setting')
        .set({ talent_enabled: true })
        .where('tenant_id', '=', tenantId)
        .execute();
      const before = periods.current.index - 1;
      const made = await db
        .insertInto('appraisal_cycle')
        .values({
          ...{ ...places, name: 'Half-year review', started_at: at, audience: '{}' },
          ...{ first_index: before, last_index: before },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const inCycle = { ...own, cycle_id: made.id };
      await db
        .insertInto('appraisal_cycle_member')
        .values([member, peer].map((employee_id) => ({ ...inCycle, employee_id })))
        .execute();
      const about = { ...inCycle, employee_id: peer };
      await db
        .insertInto('peer_round')
        .values({ ...places, ...about, chosen_at: at })
        .execute();
      await db
        .insertInto('peer_feedback')
        .values({ ...places, ...about, giver_id: member, state: 'accepted', is_proposed: false })
        .execute();
      const opened = await db
        .insertInto('calibration_session')
        .values({
          ...{ ...inCycle, name: 'Engineering', state: 'open', levels: 3 },
          ...{ opener_id: people.ceo.id, opened_at: at },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const ratings = { primary_rating: 1, secondary_rating: 1 };
      const draft = await db
        .insertInto('appraisal')
        .values({
          ...{ ...places, ...ratings, cycle_id: made.id, employee_id: member, reviewer_id: lead },
          ...{ state: 'draft', review: '<p>x</p>', levels: 3, tertiary_levels: 3 },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const first = { first_primary: 1, first_secondary: 1, base_primary: 1, base_secondary: 1 };
      await db
        .insertInto('calibration_card')
        .values({ ...own, ...ratings, ...first, session_id: opened.id, appraisal_id: draft.id })
        .execute();
      await db
        .insertInto('calibration_participant')
        .values({ ...own, session_id: opened.id, person_id: lead })
        .execute();
      return [made, opened] as const;
    });
    const due = { cycle: cycle.id, count: 1 };
    const period = periods.byIndex(periods.current.index - 1)?.id ?? 0;
    await asTenant(server.context, { tenantId, now: digestStart, requestId: 'parts' }, async (scope) => {
      await recordEvent(scope, { kind: 'talent.self_review_due', subjectId: member, detail: due });
      const about = { ...due, employee: peer };
      await recordEvent(scope, { kind: 'talent.peer_feedback_due', subjectId: member, detail: about });
      await recordEvent(scope, { kind: 'talent.cycle_appraisals_due', subjectId: lead, detail: due });
      await recordEvent(scope, { kind: 'calibration.opened', subjectId: session.id, detail: { period } });
    });
    await pass(45);
    await send(company);
    const [written, led] = [sentTo(company, 'member')[0]?.text ?? '', sentTo(company, 'lead')[0]?.text ?? ''];
    expect(written).toContain('Your self review of Half-year review is due tomorrow.');
    expect(written).toContain(
      `Your feedback about ${people.peer.name} for Half-year review is due tomorrow.`,
    );
    expect(led).toContain('Appraisals of Half-year review that you write are due tomorrow.');
    expect(led).toContain('calibration');
    // What waits comes first, before what happened.
    expect(written).toMatch(/What waits for you\n-+\n\n\* Peer Feedback Due/);
    expect(written).not.toContain('What happened');
    for (const [text, path] of [
      [written, '/v3/talent/myappraisal'],
      [written, '/v3/talent/peerfeedback'],
      [led, '/v3/talent'],
      [led, 'open=calibration'],
    ] as const)
      expect(text).toContain(path);
  });

  test('of 34 waiting goals and eight other things is one page', async () => {
    const company = await buildGoalCompany(server);
    for (let at = 1; at <= 34; at += 1) await submit(company, `Goal number ${at}`);
    await fill(company, 'lead', 16);
    await company.read((db) =>
      sql`update notification set object_id = event_id % 8 + 1 where person_id = ${company.people.lead.id}
        and kind = 'profile_updated'`.execute(db),
    );
    await pass(45);
    await send(company);
    const [mail] = sentTo(company, 'lead');
    expect(mail?.subject).toBe('34 goals wait for you, and 8 other things');
    expect(mail?.text).toMatch(/34 goals wait for you\.\n-+\n\nReview 34 goals:\nhttps:\S+\?open=review\n/);
    expect(mail?.text?.match(/^\* /gm)).toHaveLength(8);
    expect(mail?.text).not.toContain('Goal number');
    expect(mail?.text?.split('\n').length).toBeLessThan(60);
  });
});
