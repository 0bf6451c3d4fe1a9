import type { Endpoint } from '@bellwether/contract/endpoint';
import {
  deleteAppraisal,
  getAppraisal,
  saveAppraisal,
  shareAppraisal,
} from '@bellwether/contract/talent/appraisal';
import {
  cancelCalibration,
  closeCalibration,
  listCalibrationMoves,
  setCalibrationGuide,
  undoCalibrationMove,
} from '@bellwether/contract/talent/calibration';
import { listSharing, type SharingRow, shareAppraisals } from '@bellwether/contract/talent/sharing';
import { describe, expect, test } from 'vitest';
import { type AppraisalCastName, buildAppraisalCompany } from '../../../testing/appraisal-company.ts';
import { at, calibrationBuilders } from '../../../testing/calibration-company.ts';
import { askedQuestion, cycleBuilders } from '../../../testing/cycle-company.ts';
import { peerBuilders } from '../../../testing/peer-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { calibrationFrames } from './reactions.live.ts';

// Moves in a session, its end, and sharing many drafts.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people, quarter } = company;
const { drafts, opened, read, cardOf, move, edit, end, ratingsOf } = calibrationBuilders(company);
const { running, handIn, appraise } = cycleBuilders(company);
const peers = peerBuilders(company);

describe('moving', () => {
  test('needs a reason and a new place; bad input names its field', async () => {
    const { id, first } = await opened();
    const wrong = async (more: object) => {
      const { status, problem } = await move('lead', id, first, more);
      return [status, problem.errors?.[0]?.path];
    };
    expect(await wrong({ Reason: ' ' })).toEqual([400, 'Reason']);
    expect(await wrong({ Reason: 'x'.repeat(1_001) })).toEqual([400, 'Reason']);
    expect(await wrong(at(2, 1))).toEqual([400, 'Primary']);
    expect(await wrong(at(4, 1))).toEqual([400, 'Primary']);
    expect(await wrong(at(9, 1))).toEqual([400, 'Primary']);
  });

  test('two at once: one truth, and one 409 after which the new place is shown', async () => {
    const { id, first } = await opened({ Participants: [people.head.id] });
    const answers = await Promise.all([move('lead', id, first, at(1, 1)), move('head', id, first, at(0, 0))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('moved_meanwhile');
    const won = answers.find(({ status }) => status === 200)?.body;
    const card = await cardOf('hrAdmin', id, first);
    expect([card?.Primary, card?.Version]).toEqual([won?.Primary, 1]);
    // With the new place the refused move goes.
    const From = at(card?.Primary ?? 0, card?.Secondary ?? 0);
    expect((await move('lead', id, first, { ...at(2, 2), From, Version: 1 })).status).toBe(200);
  });

  test('an edit of the draft is shown, is newer than the moves, and refuses one that has not seen it', async () => {
    const { id, first } = await opened();
    expect((await move('hrAdmin', id, first)).status).toBe(200);
    await edit('lead', first, at(0, 0));
    const stale = await move('hrAdmin', id, first, { ...at(2, 2), From: at(1, 1), Version: 1 });
    expect([stale.status, stale.problem.code]).toEqual([409, 'edited_meanwhile']);
    expect(await cardOf('hrAdmin', id, first)).toMatchObject({ ...at(0, 0), IsEdited: true, CanUndo: false });
    const undone = await company.call('hrAdmin', undoCalibrationMove, {
      params: { id, userId: first.employee.id },
      body: { Version: 1 },
    });
    expect([undone.status, undone.problem.code]).toEqual([409, 'edited_meanwhile']);
    await end(id);
    expect((await ratingsOf(first)).slice(0, 2)).toEqual([0, 0]);
  });

  test('and editing at once: the move has seen the edit, or the edit counts', async () => {
    const { id, first } = await opened();
    const [moved] = await Promise.all([move('hrAdmin', id, first), edit('lead', first, at(0, 2))]);
    expect([200, 409]).toContain(moved.status);
    expect(await cardOf('hrAdmin', id, first)).toMatchObject({ ...at(0, 2), IsEdited: true });
  });

  test('is undone by its author while it is the last one', async () => {
    const { id, first } = await opened();
    const params = { id, userId: first.employee.id };
    const undo = (who: AppraisalCastName, Version: number) =>
      company.call(who, undoCalibrationMove, { params, body: { Version } });
    expect((await undo('lead', 0)).problem.code).toBe('nothing_to_undo');
    await move('lead', id, first);
    expect((await undo('hrAdmin', 1)).problem.code).toBe('nothing_to_undo');
    expect((await undo('lead', 0)).problem.code).toBe('moved_meanwhile');
    expect((await undo('lead', 1)).body).toMatchObject({ ...at(2, 1), Version: 2, CanUndo: false });
    const { data } = await company.must('hrAdmin', listCalibrationMoves, { params });
    expect(
      data.map(({ Author, From, To, Reason, IsUndo }) => [Author.Name, From, To, Reason, IsUndo]),
    ).toEqual([
      ['Lena Lead', at(1, 1), at(2, 1), '', true],
      ['Lena Lead', at(2, 1), at(1, 1), 'Compared with the others.', false],
    ]);
  });
});

describe('the end', () => {
  test('writes moved ratings into the drafts, keeps their reviewers, and is told by state moves only', async () => {
    const { id, made, first } = await opened();
    await move('hrAdmin', id, first);
    const before = await company.must('hrAdmin', getAppraisal, { params: { id: first.id } });
    expect((await company.call('lead', closeCalibration, { params: { id } })).status).toBe(403);
    expect((await company.call('peer', closeCalibration, { params: { id } })).status).toBe(404);
    expect((await end(id)).Written).toBe(1);
    expect(await ratingsOf(first)).toEqual([1, 1, people.lead.id]);
    expect(await ratingsOf(made[1] ?? first)).toEqual([2, 1, people.lead.id]);
    const after = await company.must('lead', getAppraisal, { params: { id: first.id } });
    expect(after.History[0]).toMatchObject({ Sentence: 'Ratings calibrated', UserName: 'Hana Hradmin' });
    // A form that was open before starts from an older version.
    const stale = await company.call('lead', saveAppraisal, {
      params: { id: first.id },
      body: { ...company.body(first.employee), UpdatedAt: before.UpdatedAt },
    });
    expect(stale.problem.code).toBe('changed_meanwhile');
    for (const act of [closeCalibration, cancelCalibration] as Endpoint[])
      expect((await company.call('hrAdmin', act, { params: { id } })).problem.code).toBe('ended');
    expect((await move('hrAdmin', id, first, { From: at(1, 1), Version: 1, ...at(2, 2) })).problem.code).toBe(
      'ended',
    );
  });

  test('by a cancellation writes nothing', async () => {
    const { id, first } = await opened();
    await move('lead', id, first);
    await company.must('hrAdmin', cancelCalibration, { params: { id } });
    expect(await ratingsOf(first)).toEqual([2, 1, people.lead.id]);
    const { History } = await company.must('lead', getAppraisal, { params: { id: first.id } });
    expect(History.map(({ Sentence }) => Sentence)).toEqual(['Appraisal started']);
  });

  test('and a move at once: the move is written, or refused', async () => {
    const { id, first } = await opened();
    const [moved, closed] = await Promise.all([move('lead', id, first), end(id)]);
    expect([
      [200, 1],
      [409, 0],
    ]).toContainEqual([moved.status, closed.Written]);
    expect((await ratingsOf(first))[0]).toBe(closed.Written === 1 ? 1 : 2);
  });

  test('lets share: before it is refused in words; a deleted draft leaves the session', async () => {
    const { id, made, first } = await opened();
    const refused = await company.call('lead', shareAppraisal, { params: { id: first.id } });
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
      409,
      'calibrating',
      'A calibration of this appraisal is open. It can be shared when the calibration has ended.',
    ]);
    expect((await company.must('lead', getAppraisal, { params: { id: first.id } })).Permissions.Share).toBe(
      'calibrating',
    );
    await company.must('lead', deleteAppraisal, { params: { id: made[1]?.id ?? 0 } });
    expect((await read('hrAdmin', id)).body.Cards).toHaveLength(4);
    await end(id);
    await company.must('lead', shareAppraisal, { params: { id: first.id } });
  });

  test('guide lines are set by who ends it, and shown', async () => {
    const { id } = await opened({ Guide: [20, 60, 20] });
    const set = (who: AppraisalCastName, Guide: number[] | null) =>
      company.call(who, setCalibrationGuide, { params: { id }, body: { Guide } });
    expect((await read('lead', id)).body.Guide).toEqual([20, 60, 20]);
    expect((await set('lead', null)).status).toBe(403);
    expect((await set('hrAdmin', [50, 60, 20])).problem.errors?.[0]?.path).toBe('Guide');
    expect((await set('hrAdmin', null)).body.Guide).toBeNull();
    expect((await set('hrAdmin', [10, 70, 20])).body.Guide).toEqual([10, 70, 20]);
    // The screens of the participants read it again.
    const told = await server.owner.query(
      `select 1 from event where kind = 'calibration.guide_set' and subject_id = $1`,
      [id],
    );
    expect([told.rowCount, calibrationFrames[0]?.on.includes('calibration.guide_set')]).toEqual([2, true]);
  });
});

describe('sharing many', () => {
  const team = { periodId: quarter, userId: 0, hr: '0' };
  /** Returns the rows of all pages. */
  const listed = async (who: AppraisalCastName, params: object = team, query: object = {}) => {
    const rows: SharingRow[] = [];
    let cursor: string | null = null;
    do {
      const page: { data: SharingRow[]; Next: string | null } = await company.must(who, listSharing, {
        params: { ...params },
        query: { ...query, ...(cursor === null ? {} : { Cursor: cursor }) },
      });
      rows.push(...page.data);
      cursor = page.Next;
    } while (cursor !== null);
    return rows;
  };
  const share = (who: AppraisalCastName, ids: readonly (number | object)[], more: object = {}) =>
    company.must(who, shareAppraisals, {
      body: { Appraisals: ids.map((one) => (typeof one === 'number' ? { Id: one } : one)), ...more },
    });

  test('lists what is missing, and who may share', async () => {
    const { id, first } = await opened();
    const [ready] = await drafts(1);
    const bare = await server.buildPerson({ id: company.tenantId }, { manager: people.lead });
    const rowsFor = async (who: AppraisalCastName, params: object = team) => {
      const rows = await listed(who, params);
      return [first.employee.id, ready?.employee.id, bare.id].map((user) => {
        const row = rows.find(({ User }) => User.Id === user);
        return [row?.State, row?.Missing, row?.Share];
      });
    };
    expect(await rowsFor('lead')).toEqual([
      ['draft', ['calibration'], 'calibrating'],
      ['draft', [], true],
      ['none', ['rating', 'text'], undefined],
    ]);
    // HR sees what is missing, and shares only what they review themselves.
    expect(await rowsFor('hrAdmin', { ...team, hr: '1' })).toEqual([
      ['draft', [], undefined],
      ['draft', [], undefined],
      ['none', ['rating', 'text'], undefined],
    ]);
    expect((await company.call('peer', listSharing, { params: team })).status).toBe(404);
    expect((await company.call('lead', listSharing, { params: { ...team, hr: '1' } })).status).toBe(404);
    expect((await company.call(null, listSharing, { params: team })).status).toBe(401);
    await end(id);
  });

  test('shares each whole or not at all, with a result for each, and nothing twice', async () => {
    const { id, first } = await opened();
    const [one, two, stale] = await drafts(3);
    const [foreign] = await drafts(1, 'otherLead');
    if (!one || !two || !stale || !foreign) throw new Error('Four drafts are made.');
    const asked = [
      one.id,
      { Id: stale.id, UpdatedAt: '2020-01-01T00:00:00Z' },
      first.id,
      foreign.id,
      999_999,
      one.id,
      two.id,
    ];
    const { data } = await share('lead', asked);
    expect(data.map(({ Id, Result }) => [Id, Result])).toEqual([
      [one.id, 'done'],
      [stale.id, 'changed_meanwhile'],
      [first.id, 'calibrating'],
      [foreign.id, 'not_yours'],
      [999_999, 'not_yours'],
      [two.id, 'done'],
    ]);
    const events = (await company.events(one.id)).filter(({ kind }) => kind === 'appraisal.shared');
    expect(events).toEqual([
      {
        kind: 'appraisal.shared',
        detail: { employee: one.employee.id, reviewer: people.lead.id, period: quarter },
      },
    ]);
    // Shared already: the reason is its state, and no second event.
    expect((await share('lead', [one.id])).data).toEqual([{ Id: one.id, Result: 'shared' }]);
    expect((await company.events(one.id)).filter(({ kind }) => kind === 'appraisal.shared')).toHaveLength(1);
    expect((await share('hrAdmin', [stale.id])).data[0]?.Result).toBe('not_yours');
    for (const who of ['peer', 'foreigner'] as const)
      expect((await share(who, [stale.id])).data[0]?.Result).toBe('not_yours');
    expect((await company.call('lead', shareAppraisals, { body: { Appraisals: [] } })).status).toBe(400);
    await end(id);
  });

  test('twice at once shares once', async () => {
    const made = await drafts(3);
    const ids = made.map(({ id }) => id);
    const results = (await Promise.all([share('lead', ids), share('lead', ids.toReversed())])).flatMap(
      ({ data }) => data.map(({ Result }) => Result),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(3);
    for (const id of ids)
      expect((await company.events(id)).filter(({ kind }) => kind === 'appraisal.shared')).toHaveLength(1);
  });

  test('with an open self review only by choice', async () => {
    const SelfReview = {
      OpensOn: '2026-10-01',
      DueOn: '2026-11-25',
      Questions: [askedQuestion('What went well?')],
    };
    const made = await running({ SelfReview });
    const { body: written } = await appraise(made);
    expect(written.OpenParts).toEqual(['self_review']);
    const query = { Cycle: `${made.id}` };
    expect((await listed('lead', team, query)).map(({ Missing }) => Missing)).toEqual([['self_review']]);
    expect((await share('lead', [written.Id])).data[0]?.Result).toBe('self_review');
    expect((await share('lead', [written.Id], { WithOpenSelfReviews: true })).data[0]?.Result).toBe('done');
    const other = await running({ SelfReview });
    const { body: draft } = await appraise(other);
    await handIn(other);
    expect((await share('lead', [draft.Id])).data[0]?.Result).toBe('done');
    // Nobody waits for it after its due day.
    const { body: late } = await appraise(await running());
    expect(late.OpenParts).toEqual([]);
    expect((await share('lead', [late.Id])).data[0]?.Result).toBe('done');
  });

  test('with open peer feedback, or without its summary, only by choice', async () => {
    const made = await peers.begin('pooled');
    const chosen = await peers.give(made, ['One.', 'Two.', 'Three.']);
    const later = await peers.begin('pooled');
    const waiting = await peers.givers(3);
    await peers.decide(later, waiting);
    const [unread, open] = [(await appraise(made)).body, (await appraise(later)).body];
    const missing = async (who: AppraisalCastName, cycle: number, hr = '0') =>
      (await listed(who, { ...team, hr }, { Cycle: `${cycle}` })).map(({ Missing }) => Missing);
    expect(await missing('lead', made.id)).toEqual([['peer_summary']]);
    expect(await missing('lead', later.id)).toEqual([['peer_feedback']]);
    // HR admins and the chain do not learn how far the peers are (talent.24).
    expect([await missing('hrAdmin', made.id, '1'), await missing('hrAdmin', later.id, '1')]).toEqual([
      [[]],
      [[]],
    ]);
    const read = (who: AppraisalCastName, id: number) => company.must(who, getAppraisal, { params: { id } });
    expect((await read('lead', unread.Id)).OpenParts).toEqual(['peer_summary']);
    for (const who of ['head', 'ceo', 'hrAdmin'] as const)
      expect((await read(who, unread.Id)).OpenParts).toBeUndefined();
    const results = async (more: object) =>
      (await share('lead', [unread.Id, open.Id], more)).data.map(({ Result }) => Result);
    expect(await results({ WithOpenSelfReviews: true })).toEqual(['peer_summary', 'peer_feedback']);
    expect(await results({ WithOpenPeers: true })).toEqual(['done', 'done']);
    expect([chosen.length, waiting.length]).toEqual([3, 3]);
  });

  test('takes the same statements for one as for twenty', async () => {
    const made = await drafts(21);
    const [first, ...others] = made.map(({ id }) => id);
    const statements = async (ids: readonly number[]) =>
      (await server.countStatements(() => share('lead', ids))).tables.length;
    await statements([999_998]);
    expect(await statements(others)).toBeLessThanOrEqual((await statements([first ?? 0])) + 2);
  });
});
