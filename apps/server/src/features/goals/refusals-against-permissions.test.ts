import type { Endpoint } from '@bellwether/contract/endpoint';
import * as approval from '@bellwether/contract/goals/approval';
import { deleteGoal } from '@bellwether/contract/goals/drafting';
import * as ownership from '@bellwether/contract/goals/ownership';
import { getGoal } from '@bellwether/contract/goals/reading';
import * as results from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import { expect, test } from 'vitest';
import { buildGoalRows } from '../../testing/goal-rows.ts';
import { type CallOptions, startTestServer } from '../../testing/test-server.ts';

// An act's reply must match the permissions in goal info: 404 invisible, 403 never theirs, 409 not now
// (goals.4, wire.1).

const server = await startTestServer({ now: '2026-11-19T18:00:00Z' });
const { goalRows, personOf, rows, sees, viewers } = await buildGoalRows(server, 120);
const [newOwner] = [...rows.people.values()].filter((one) => one.role_name === 'manager');

/** The permissions of goal info, by viewer and goal; refused acts do not change them. */
const permissions = new Map<string, Partial<Record<Permission, unknown>>>();
for (const { token, person } of viewers) {
  for (const { id } of goalRows()) {
    const { status, body } = await server.call(getGoal, { token, params: { id } });
    if (status === 200) permissions.set(`${person.id} ${id}`, body.Permissions);
  }
}

interface Act {
  readonly endpoint: Endpoint;
  /** Any of these permissions allows the act. */
  readonly permissions: readonly Permission[];
  readonly call: (goalId: number) => CallOptions;
}
const post = (body: object) => (Id: number) => ({ body: { Id, ...body } });
const result = (body: object) => (GoalId: number) => ({ body: { GoalId, ...body } });
const Comment = 'Well …';
const answers = ['ReviewPublicationRequest', 'ReviewPublicationRequest2'] as const;

const acts: Readonly<Record<string, Act>> = {
  submit: {
    endpoint: approval.approveGoal,
    permissions: ['SubmitForApproval', 'SubmitForApproval2'],
    call: post({ Status: 'review' }),
  },
  approve: {
    endpoint: approval.approveGoal,
    permissions: ['Publish', ...answers],
    call: post({ Status: 'approved' }),
  },
  sendBack: {
    endpoint: approval.approveGoal,
    permissions: answers,
    call: post({ Status: 'draft', Comment }),
  },
  retract: {
    endpoint: approval.retractGoal,
    permissions: ['RetractApprovalRequest'],
    call: post({ Comment }),
  },
  discard: {
    endpoint: approval.retractGoalEdit,
    permissions: ['DiscardDraftChanges'],
    call: post({ Status: 'canceled', Comment }),
  },
  askToShelve: {
    endpoint: shelveGoal,
    permissions: ['RequestToShelve'],
    call: post({ Status: 'shelving_in_review' }),
  },
  shelve: { endpoint: shelveGoal, permissions: ['Shelve'], call: post({ Status: 'shelved' }) },
  allowShelving: { endpoint: shelveGoal, permissions: ['ApproveShelve'], call: post({ Status: 'approved' }) },
  denyShelving: {
    endpoint: shelveGoal,
    permissions: ['ApproveShelve'],
    call: post({ Status: 'denied', Comment }),
  },
  reactivate: { endpoint: shelveGoal, permissions: ['Reactivate'], call: post({ Status: 'reactivated' }) },
  finalize: {
    endpoint: results.finalizeGoal,
    permissions: ['Finalize', 'EditResults'],
    call: result({ Completed: true, Quality: 3, Outcome: 'Done' }),
  },
  reviewResult: {
    endpoint: results.reviewResult,
    permissions: ['ReviewFinalize', 'EditFinalizeResults'],
    call: result({ Completed: true, Feedback: 'Good' }),
  },
  retractResult: {
    endpoint: results.retractResult,
    permissions: ['RetractFinalizeResult'],
    call: result({ Comment }),
  },
  giveAway: {
    endpoint: ownership.changeGoalOwner,
    permissions: ['ChangeGoalOwnership'],
    call: post({ UserId: newOwner?.id }),
  },
  realign: {
    endpoint: ownership.changeParentGoal,
    permissions: ['ChangeParentGoal'],
    call: post({ GoalId: 0 }),
  },
  delete: { endpoint: deleteGoal, permissions: ['Delete'], call: (id) => ({ params: { id } }) },
};

test.each(Object.entries(acts).map(([name, act], at) => [name, act, at] as const))(
  '%s is refused to people without the permission in goal info, with the right status',
  async (_name, act, at) => {
    const refusals = new Map<number, number>();
    const bodies = new Set<string>();
    for (const { token, person } of viewers) {
      for (const goal of goalRows().filter((one) => one.id % 4 === at % 4)) {
        const offered = permissions.get(`${person.id} ${goal.id}`) ?? {};
        const said = act.permissions.flatMap((name) => offered[name] ?? []);
        if (said.includes(true)) continue;
        const refusal = said.length === 0 ? 403 : 409;
        const expected = sees(person.id, goal) ? refusal : 404;
        const answer = await server.call(act.endpoint, { token, ...act.call(goal.id) });
        expect([personOf(person.id), goal, answer.status]).toEqual([personOf(person.id), goal, expected]);
        // A call for one of a permission's two moves may be refused for its own state alone.
        if (expected === 409) expect([...said, 'wrong_state']).toContain(answer.problem.code);
        refusals.set(expected, (refusals.get(expected) ?? 0) + 1);
        if (expected === 404) bodies.add(JSON.stringify(answer.problem));
      }
    }
    expect([...refusals.keys()].sort()).toEqual([403, 404, 409]);
    expect(bodies.size).toBe(1);
  },
);
