import { type CapablePerson, isObserver, opensActs, opensReading } from '../people/roles/capabilities.ts';
import type { RoleName } from '../people/roles/roles.ts';
import {
  type PermissionAnswers,
  type PermissionRule,
  permissionsBy,
  type Refusal,
  refuse,
} from '../shared/permissions.ts';
import type { Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import {
  type AppraisalLife,
  type AppraisalMoveName,
  type AppraisalState,
  type AppraisalStatus,
  appraisalMoveTable,
} from './lifecycle.ts';
import {
  type AppraisalPermission,
  type AppraisalReason,
  appraisalPermissionNames,
} from './permission-names.ts';

/** The facts of an appraisal, or of a person and a quarter without one (`none`), that the rules use. */
export interface AppraisalFacts {
  readonly state: AppraisalStatus;
  readonly employeeRole: RoleName;
  readonly employeeHasLeft: boolean;
  /** The company's setting ShareRatingWithEmployee. */
  readonly sharesRatings: boolean;
  /** The reviewer is deactivated, or no longer above the employee (talent.6). */
  readonly reviewerHasLapsed: boolean;
  /** The company has changed its number of levels or its third axis since the ratings were given. */
  readonly scaleHasChanged: boolean;
  /** A calibration session on the employee is open. */
  readonly isCalibrated: boolean;
  /** The day until which the employee can sign before others may close the appraisal has not passed. */
  readonly employeeHasTime: boolean;
  /** Completed without the employee's signature. */
  readonly isUnsigned: boolean;
  /** False in a cycle without signatures, where the employee's acknowledgement completes it (talent.31). */
  readonly hasSignatures: boolean;
  /** The day until which the employee may add a statement has passed. */
  readonly statementIsOver: boolean;
}

/** How the acting person is related to an appraisal. */
export interface AppraisalRelation {
  readonly actor: CapablePerson;
  readonly isEmployee: boolean;
  /** The person whom the appraisal names as its reviewer. */
  readonly isReviewer: boolean;
  readonly isAboveReviewer: boolean;
  /** Anywhere in the employee's present chain. */
  readonly isAboveEmployee: boolean;
  /** The employee's acting manager now, who countersigns. */
  readonly isActingManager: boolean;
}

/** The two parts of an appraisal with separate reading rights: the ratings, and everything else (`texts`). */
export const appraisalFields = ['texts', 'ratings'] as const;
export type AppraisalField = (typeof appraisalFields)[number];

type Fields = readonly (AppraisalField | 'ratingsIfShared')[];
const all: Fields = ['texts', 'ratings'];
const own: Fields = ['texts', 'ratingsIfShared'];
const nothing: Fields = [];

interface ReaderRow {
  readonly isAmong: (facts: AppraisalFacts, relation: AppraisalRelation) => boolean;
  readonly reads: Readonly<Record<AppraisalState, Fields>>;
}

const always = { draft: all, shared: all, acknowledged: all, completed: all };

/**
 * Who may read which fields in which state (talent.4, talent.6). Employees have only the rights of the employee's
 * row, whatever their role. Observers have only the rights of the employee's row and of the HR flag's row.
 */
export const appraisalReaders = {
  employee: {
    isAmong: (_facts, { isEmployee }) => isEmployee,
    reads: { draft: nothing, shared: own, acknowledged: own, completed: own },
  },
  reviewer: { isAmong: (_facts, { isReviewer }) => isReviewer, reads: always },
  aboveReviewer: { isAmong: (_facts, { isAboveReviewer }) => isAboveReviewer, reads: always },
  // The acting manager takes over, so that manager and the people above may read the draft.
  aboveWithoutReviewer: {
    isAmong: ({ reviewerHasLapsed }, { isAboveEmployee }) => reviewerHasLapsed && isAboveEmployee,
    reads: always,
  },
  aboveEmployee: {
    isAmong: (_facts, { isAboveEmployee }) => isAboveEmployee,
    reads: { draft: nothing, shared: all, acknowledged: all, completed: all },
  },
  ceo: { isAmong: (_facts, { actor }) => actor.role === 'ceo', reads: always },
  hrAdmin: { isAmong: (_facts, { actor }) => opensReading(actor, 'isHrAdmin'), reads: always },
} as const satisfies Record<string, ReaderRow>;

export type AppraisalReader = keyof typeof appraisalReaders;
export const appraisalReaderNames = Object.keys(appraisalReaders) as readonly AppraisalReader[];

function countsFor(reader: AppraisalReader, { actor, isEmployee }: AppraisalRelation): boolean {
  if (isEmployee) return reader === 'employee';
  return !isObserver(actor) || reader === 'hrAdmin';
}

/** Returns whether the acting person reads this part of an appraisal. */
export function mayReadAppraisal(
  field: AppraisalField,
  facts: AppraisalFacts,
  relation: AppraisalRelation,
): boolean {
  const { state, sharesRatings } = facts;
  if (state === 'none' || (field === 'ratings' && isOnFormerScale(facts))) return false;
  return appraisalReaderNames.some((name) => {
    const row: ReaderRow = appraisalReaders[name];
    if (!countsFor(name, relation) || !row.isAmong(facts, relation)) return false;
    const fields = row.reads[state];
    return (
      fields.includes(field) || (field === 'ratings' && sharesRatings && fields.includes('ratingsIfShared'))
    );
  });
}

/** Whether an open appraisal must be rated again. A completed appraisal keeps the words that were signed. */
function isOnFormerScale({ state, scaleHasChanged }: AppraisalFacts): boolean {
  return scaleHasChanged && state !== 'completed';
}

/** The state as the acting person sees it: a draft that they may not read is `none` to them. */
export function shownStatus(facts: AppraisalFacts, relation: AppraisalRelation): AppraisalStatus {
  return mayReadAppraisal('texts', facts, relation) ? facts.state : 'none';
}

const people = {
  /** The reviewer, or the manager who takes over from them. */
  writer: ({ reviewerHasLapsed }, { isReviewer, isActingManager }) =>
    reviewerHasLapsed ? isActingManager : isReviewer,
  employee: (_facts, { isEmployee }) => isEmployee,
  actingManager: (_facts, { isActingManager }) => isActingManager,
  hrAdmin: (_facts, { actor, isEmployee }) => !isEmployee && opensActs(actor, 'isHrAdmin'),
  reader: () => true,
} as const satisfies Record<string, (facts: AppraisalFacts, relation: AppraisalRelation) => boolean>;

const conditions = {
  employee_left: (facts) => !facts.employeeHasLeft,
  // Nobody is above a ceo, so nobody could countersign.
  employee_is_ceo: (facts) => facts.employeeRole !== 'ceo',
  scale_changed: (facts) => !isOnFormerScale(facts),
  calibrating: (facts) => !facts.isCalibrated,
  employee_has_time: ({ employeeHasTime, employeeHasLeft }) => employeeHasLeft || !employeeHasTime,
  statement_over: ({ statementIsOver }) => !statementIsOver,
} as const satisfies Partial<Record<AppraisalReason, (facts: AppraisalFacts) => boolean>>;

export type AppraisalRule = PermissionRule<
  keyof typeof people,
  AppraisalMoveName,
  AppraisalStatus,
  keyof typeof conditions
>;

/** Who may do what to an appraisal; the moves say when (talent.4, talent.5, talent.6, talent.10, talent.15). */
export const appraisalPermissionTable: Readonly<Record<AppraisalPermission, readonly AppraisalRule[]>> = {
  Create: [{ who: ['actingManager'], moves: ['createAppraisal'], unless: ['employee_left'] }],
  Edit: [{ who: ['writer'], moves: ['editAppraisal', 'reopenAppraisal'] }],
  Share: [{ who: ['writer'], moves: ['shareAppraisal'], unless: ['scale_changed', 'calibrating'] }],
  Delete: [{ who: ['writer'], moves: ['deleteAppraisal'] }],
  Acknowledge: [
    { who: ['employee'], moves: ['acknowledgeAppraisal'], unless: ['employee_is_ceo', 'scale_changed'] },
  ],
  ChangeAcknowledgement: [
    { who: ['employee'], moves: ['changeAcknowledgement'], unless: ['employee_is_ceo', 'scale_changed'] },
  ],
  Complete: [{ who: ['actingManager'], moves: ['completeAppraisal'], unless: ['scale_changed'] }],
  Close: [
    {
      who: ['writer', 'hrAdmin'],
      moves: ['closeAppraisal'],
      unless: ['employee_is_ceo', 'scale_changed', 'employee_has_time'],
    },
  ],
  Confirm: [
    { who: ['employee'], moves: ['completeByAcknowledgement'], unless: ['employee_is_ceo', 'scale_changed'] },
  ],
  AddStatement: [{ who: ['employee'], moves: ['addStatement'], unless: ['statement_over'] }],
  Print: [{ who: ['reader'], moves: [], states: ['completed'] }],
};

const permissions = permissionsBy<
  AppraisalFacts,
  AppraisalRelation,
  AppraisalPermission,
  AppraisalRule,
  AppraisalReason
>({
  names: appraisalPermissionNames,
  table: appraisalPermissionTable,
  isAmong: (who, facts, relation) => people[who](facts, relation),
  isWithinReach: (permission, facts, relation) => {
    if (permission === 'Create') return facts.state === 'none' && canBeAppraised(facts, relation);
    if (!mayReadAppraisal('texts', facts, relation)) return false;
    if (permission === 'AddStatement' && !facts.isUnsigned) return false;
    if (!isOffered(permission, facts)) return false;
    return permission === 'Print' || !isObserver(relation.actor);
  },
  stateVerdict: ({ moves, states }, { state }): Verdict<AppraisalReason> => {
    const allowed =
      states ?? moves.flatMap((move) => appraisalMoveTable[move].from as readonly AppraisalLife[]);
    return (allowed as readonly string[]).includes(state) ? yes : no(state);
  },
  conditions,
  weakest: 'none',
});

const signing: readonly AppraisalPermission[] = ['Acknowledge', 'ChangeAcknowledgement', 'Complete'];

/** Either the two signatures are asked for, or one acknowledgement. */
function isOffered(permission: AppraisalPermission, { hasSignatures }: AppraisalFacts): boolean {
  return hasSignatures ? permission !== 'Confirm' : !signing.includes(permission);
}

/** A ceo and observers have no appraisals (talent.9), and nobody writes their own. */
function canBeAppraised({ employeeRole }: AppraisalFacts, { actor, isEmployee }: AppraisalRelation): boolean {
  return employeeRole !== 'ceo' && employeeRole !== 'observer' && !isEmployee && !isObserver(actor);
}

export type AppraisalPermissions = PermissionAnswers<AppraisalPermission, AppraisalReason>;

/** Returns all permissions of a person on an appraisal; none if it is invisible to them. */
export const appraisalPermissions: (
  facts: AppraisalFacts,
  relation: AppraisalRelation,
) => AppraisalPermissions = permissions.all;

/** Returns whether the person has the permission now; `never` if no state would change that. */
export const mayOnAppraisal: (
  permission: AppraisalPermission,
  facts: AppraisalFacts,
  relation: AppraisalRelation,
) => Verdict<AppraisalReason | 'never'> = permissions.may;

/** The acts on an appraisal. An edit after the signature is another move than an edit before it (talent.5). */
export type AppraisalAct =
  | 'edit'
  | 'share'
  | 'sign'
  | 'confirm'
  | 'complete'
  | 'close'
  | 'addStatement'
  | 'delete';

const movesOfActs: Readonly<Record<AppraisalAct, readonly [AppraisalMoveName, ...AppraisalMoveName[]]>> = {
  edit: ['editAppraisal', 'reopenAppraisal'],
  share: ['shareAppraisal'],
  sign: ['acknowledgeAppraisal', 'changeAcknowledgement'],
  confirm: ['completeByAcknowledgement'],
  complete: ['completeAppraisal'],
  close: ['closeAppraisal'],
  addStatement: ['addStatement'],
  delete: ['deleteAppraisal'],
};

export type DecidedAct = { readonly ok: true; readonly move: AppraisalMoveName; readonly to: AppraisalLife };

/** Returns the move of an act and the state after it, or the first refusal: invisible, never, not now. */
export function decideAppraisalAct(
  act: AppraisalAct,
  facts: AppraisalFacts,
  relation: AppraisalRelation,
): DecidedAct | Refusal<AppraisalReason> {
  const { state } = facts;
  if (state === 'none' || !mayReadAppraisal('texts', facts, relation))
    return { ok: false, refusal: 'invisible' };
  const [first, ...others] = movesOfActs[act];
  const move = others.find((name) => appraisalMoveTable[name].from.includes(state)) ?? first;
  const { permission, to } = appraisalMoveTable[move];
  if (permission === null) return { ok: false, refusal: 'never' };
  const verdict = mayOnAppraisal(permission, facts, relation);
  if (!verdict.ok) return refuse(verdict.reason);
  return { ok: true, move, to: to === 'unchanged' ? state : to };
}

/** Returns whether the person writes appraisals of their reports: only the ceo and managers have a team. */
export function writesAppraisals({ role }: Pick<CapablePerson, 'role'>): boolean {
  return role === 'ceo' || role === 'manager';
}
