import type { Endpoint } from '@bellwether/contract/endpoint';
import { confirmAppraisal } from '@bellwether/contract/talent/answered';
import {
  acknowledgeAppraisal,
  addStatement,
  closeAppraisal,
  completeAppraisal,
  createAppraisal,
  deleteAppraisal,
  getAppraisal,
  printAppraisal,
  saveAppraisal,
  shareAppraisal,
} from '@bellwether/contract/talent/appraisal';
import { appraisalStates } from '@bellwether/domain/talent/lifecycle';
import {
  type AppraisalAct,
  type AppraisalFacts,
  type AppraisalRelation,
  appraisalPermissions,
  decideAppraisalAct,
  mayOnAppraisal,
  mayReadAppraisal,
} from '@bellwether/domain/talent/permissions';
import { expect, test } from 'vitest';
import {
  type AppraisalCastName,
  type AppraisalState,
  appraisalCast,
  buildAppraisalCompany,
  type Made,
} from '../../testing/appraisal-company.ts';
import { type CallOptions, startTestServer } from '../../testing/test-server.ts';

// Everybody tries every act on an appraisal in every state over HTTP. Each reply must be what the domain's table
// says.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people } = company;
type Actor = AppraisalCastName | 'employee';
const actors: readonly Actor[] = [...appraisalCast, 'employee'];

const flags: Partial<Record<AppraisalCastName, readonly string[]>> = {
  hrAdmin: ['isHrAdmin'],
  hrLead: ['isHrAdmin'],
  hrObserver: ['isHrAdmin'],
  orgAdmin: ['isOrgAdmin'],
  observer: ['isOrgAdmin'],
  goalAdmin: ['isGoalAdmin'],
};

/** The relation of an actor to an appraisal of a report of `lead`, whose chain is `head` and the ceo. */
function relationOf(actor: Actor): AppraisalRelation {
  const has = (flag: string) => actor !== 'employee' && (flags[actor]?.includes(flag) ?? false);
  const isHere = actor !== 'foreigner';
  return {
    actor: {
      role: actor === 'employee' ? 'contributor' : people[actor].role,
      isOrgAdmin: has('isOrgAdmin'),
      isGoalAdmin: has('isGoalAdmin'),
      isGoalManager: false,
      isHrAdmin: has('isHrAdmin'),
    },
    isEmployee: actor === 'employee',
    isReviewer: actor === 'lead',
    isAboveReviewer: isHere && (actor === 'head' || actor === 'ceo'),
    isAboveEmployee: isHere && ['lead', 'head', 'ceo'].includes(actor),
    isActingManager: actor === 'lead',
  };
}

/** The due day has passed, and the appraisals here were shared just now. */
const isRecent = (state: AppraisalFacts['state']) => state !== 'none' && state !== 'draft';

const factsOf = (state: AppraisalFacts['state'], sharesRatings = false): AppraisalFacts => ({
  state,
  employeeRole: 'contributor',
  employeeHasLeft: false,
  sharesRatings,
  reviewerHasLapsed: false,
  scaleHasChanged: false,
  isCalibrated: false,
  employeeHasTime: isRecent(state),
  isUnsigned: false,
  hasSignatures: true,
  statementIsOver: false,
});

function call<E extends Endpoint>(actor: Actor, made: Made, endpoint: E, options: CallOptions) {
  if (actor === 'employee') return server.call(endpoint, { ...options, token: made.token });
  return company.call(actor, endpoint, options);
}

const stale = '2020-01-01T00:00:00Z';
/**
 * Each act is sent with a stale version, so that an allowed act changes nothing and returns 409 `changed_meanwhile`.
 */
const acts: Readonly<Record<Exclude<AppraisalAct, 'delete'>, (made: Made) => [Endpoint, CallOptions]>> = {
  edit: ({ id, employee }) => [
    saveAppraisal,
    { params: { id }, body: { ...company.body(employee, { Review: '<p>New.</p>' }), UpdatedAt: stale } },
  ],
  share: ({ id }) => [shareAppraisal, { params: { id }, query: { UpdatedAt: stale } }],
  sign: ({ id }) => [acknowledgeAppraisal, { params: { id }, body: { Sign: 'X', UpdatedAt: stale } }],
  confirm: ({ id }) => [confirmAppraisal, { params: { id }, body: { UpdatedAt: stale } }],
  complete: ({ id }) => [completeAppraisal, { params: { id }, body: { Sign: 'X', UpdatedAt: stale } }],
  close: ({ id }) => [closeAppraisal, { params: { id }, body: { Reason: 'X', UpdatedAt: stale } }],
  addStatement: ({ id }) => [addStatement, { params: { id }, body: { Statement: 'X', UpdatedAt: stale } }],
};

function said({ status, problem }: { status: number; problem: { code: string } }): string {
  if (status !== 409) return String(status);
  return problem.code === 'changed_meanwhile' ? 'allowed' : `409 ${problem.code}`;
}

function expected(act: AppraisalAct, state: AppraisalState, actor: Actor): string {
  if (actor === 'foreigner') return '404';
  const decided = decideAppraisalAct(act, factsOf(state), relationOf(actor));
  if (decided.ok) return 'allowed';
  if (decided.refusal === 'not_now') return `409 ${decided.reason}`;
  return decided.refusal === 'never' ? '403' : '404';
}

test.each(appraisalStates)('%s: each act by everybody as the table says, a stranger 401', async (state) => {
  const made = await company.make(state);
  for (const [name, act] of Object.entries(acts)) {
    const [endpoint, options] = act(made);
    const answers: string[] = [];
    for (const actor of actors) answers.push(`${actor} ${said(await call(actor, made, endpoint, options))}`);
    expect([name, answers]).toEqual([
      name,
      actors.map((actor) => `${actor} ${expected(name as AppraisalAct, state, actor)}`),
    ]);
    expect((await server.call(endpoint, options)).status).toBe(401);
  }
  // Deleting takes no version, so it comes last, and everybody who may delete gets an own appraisal.
  for (const actor of actors) {
    const verdict = expected('delete', state, actor);
    const subject = verdict === 'allowed' ? await company.make(state) : made;
    const answer = await call(actor, subject, deleteAppraisal, { params: { id: subject.id } });
    expect([actor, answer.status === 200 ? 'allowed' : said(answer)]).toEqual([actor, verdict]);
  }
});

test.each([
  ['kept', false],
  ['shared', true],
] as const)(
  'reading with ratings %s: fields are absent, and permissions are the table’s',
  async (_name, shares) => {
    await company.set({ ratings_shared_with_employee: shares });
    for (const state of appraisalStates) {
      const made = await company.make(state);
      for (const actor of actors) {
        const [facts, relation] = [factsOf(state, shares), relationOf(actor)];
        const answer = await call(actor, made, getAppraisal, { params: { id: made.id } });
        const reads = actor !== 'foreigner' && mayReadAppraisal('texts', facts, relation);
        expect([actor, state, answer.status]).toEqual([actor, state, reads ? 200 : 404]);
        const print = await call(actor, made, printAppraisal, { params: { id: made.id } });
        expect([actor, print.status]).toEqual([actor, reads ? (state === 'completed' ? 200 : 409) : 404]);
        if (!reads) continue;
        const readsRatings = mayReadAppraisal('ratings', facts, relation);
        for (const field of ['PrimaryRating', 'SecondaryRating', 'TertiaryRating', 'Colour', 'RatingWords'])
          expect([actor, field, field in answer.body]).toEqual([actor, field, readsRatings]);
        expect(answer.body.Permissions).toEqual(appraisalPermissions(facts, relation));
      }
    }
    await company.set({ ratings_shared_with_employee: false });
  },
);

test('starting an appraisal: the acting manager alone', async () => {
  for (const actor of appraisalCast) {
    const employee = await server.buildPerson({ id: company.tenantId }, { manager: people.lead });
    const verdict = mayOnAppraisal('Create', factsOf('none'), relationOf(actor));
    const { status } = await company.call(actor, createAppraisal, { body: company.body(employee) });
    expect([actor, status]).toEqual([actor, actor === 'foreigner' ? 404 : verdict.ok ? 200 : 403]);
  }
  expect((await company.call(null, createAppraisal, { body: company.body(people.peer) })).status).toBe(401);
});
