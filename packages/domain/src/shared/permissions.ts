import type { Move, MoveTable } from './lifecycle.ts';
import { nextState, type noState } from './lifecycle.ts';
import type { No, Verdict } from './verdict.ts';
import { no, yes } from './verdict.ts';

/** Whether a move takes a comment; `none` if the thing's own texts say enough. */
export type CommentRule = 'required' | 'optional' | 'none';

/**
 * A life-cycle move that needs a permission. The permission table says under `permission` who may take the
 * move and on which further conditions. `null` marks moves that follow from another act or from a save.
 */
export interface PermittedMove<State extends string, Permission extends string> extends Move<State> {
  readonly permission: Permission | null;
  readonly comment: CommentRule;
}

/**
 * One rule of a permission table: these people, in these states or by these moves, unless a condition fails.
 */
export interface PermissionRule<
  Who extends string,
  MoveName extends string,
  State extends string,
  Condition extends string,
> {
  readonly who: readonly Who[];
  /** The moves that the permission allows; their `from` gives the states. */
  readonly moves: readonly MoveName[];
  /** The states of a permission without a move, or a narrower choice of the moves' states. */
  readonly states?: readonly State[];
  /** Further conditions; each is the reason code of its failure. */
  readonly unless?: readonly Condition[];
}

type AnyRule = PermissionRule<string, string, string, string>;

/** The parts of the permission rules that one kind of thing (goal, profile, appraisal …) supplies. */
export interface PermissionRules<
  Facts,
  Relation,
  Permission extends string,
  Rule extends AnyRule,
  Reason extends string,
> {
  readonly names: readonly Permission[];
  readonly table: Readonly<Record<Permission, readonly Rule[]>>;
  /** Returns whether the rule's group of people (`owner`, `manager`) includes this person. */
  readonly isAmong: (who: Rule['who'][number], facts: Facts, relation: Relation) => boolean;
  /**
   * Returns whether the person can have the permission on this thing at all; false if the thing is invisible
   * to them.
   */
  readonly isWithinReach: (permission: Permission, facts: Facts, relation: Relation) => boolean;
  /** Returns whether the thing's state fits the rule's moves or states. */
  readonly stateVerdict: (rule: Rule, facts: Facts) => Verdict<Reason>;
  readonly conditions: Readonly<
    Record<NonNullable<Rule['unless']>[number], (facts: Facts, relation: Relation) => boolean>
  >;
  /** The least informative reason: any other reason replaces it. */
  readonly weakest: NoInfer<Reason>;
}

/**
 * Permissions on a thing as on the wire: `true`, or the reason code why not now. A permission that is never
 * theirs is absent.
 */
export type PermissionAnswers<Permission extends string, Reason extends string> = Partial<
  Record<Permission, true | Reason>
>;

/** The queries of a permission table. */
export interface Permissions<
  Facts,
  Relation,
  Permission extends string,
  MoveName extends string,
  Reason extends string,
> {
  /** Returns all permissions of a person on a thing; none if the thing is invisible to them. */
  all(facts: Facts, relation: Relation): PermissionAnswers<Permission, Reason>;
  /** Returns whether the person has the permission now; `never` if no state and no time would change that. */
  may(permission: Permission, facts: Facts, relation: Relation): Verdict<Reason | 'never'>;
  /** Returns the same for one move: only the rules that name the move count. */
  mayMove(
    move: MoveName,
    permission: Permission | null,
    facts: Facts,
    relation: Relation,
  ): Verdict<Reason | 'never'>;
}

/**
 * Builds the queries for a permission table. The rows stay data, so that screens and documents can read them
 * too.
 */
export function permissionsBy<
  Facts,
  Relation,
  Permission extends string,
  Rule extends AnyRule,
  Reason extends string,
>(
  rules: PermissionRules<Facts, Relation, Permission, Rule, Reason>,
): Permissions<Facts, Relation, Permission, Rule['moves'][number], Reason> {
  const conditions: Readonly<Record<string, (facts: Facts, relation: Relation) => boolean>> =
    rules.conditions;

  function whenVerdict(rule: Rule, facts: Facts, relation: Relation): Verdict<Reason> {
    const standing = rules.stateVerdict(rule, facts);
    if (!standing.ok) return standing;
    const failed = rule.unless?.find((condition) => !conditions[condition]?.(facts, relation));
    return failed === undefined ? yes : no(failed as Reason);
  }

  function judge(candidates: readonly Rule[], facts: Facts, relation: Relation): Verdict<Reason | 'never'> {
    let refusal: No<Reason | 'never'> = no('never');
    for (const rule of candidates) {
      if (!rule.who.some((who) => rules.isAmong(who, facts, relation))) continue;
      const verdict = whenVerdict(rule, facts, relation);
      if (verdict.ok) return yes;
      // A failed condition says more than a wrong state for another rule.
      if (refusal.reason === 'never' || refusal.reason === rules.weakest) refusal = verdict;
    }
    return refusal;
  }

  function may(permission: Permission, facts: Facts, relation: Relation): Verdict<Reason | 'never'> {
    if (!rules.isWithinReach(permission, facts, relation)) return no('never');
    return judge(rules.table[permission], facts, relation);
  }

  return {
    may,
    all(facts, relation) {
      const answers: PermissionAnswers<Permission, Reason> = {};
      for (const name of rules.names) {
        const verdict = may(name, facts, relation);
        if (verdict.ok) answers[name] = true;
        else if (verdict.reason !== 'never') answers[name] = verdict.reason;
      }
      return answers;
    },
    mayMove(move, permission, facts, relation) {
      if (permission === null || !rules.isWithinReach(permission, facts, relation)) return no('never');
      const named = rules.table[permission].filter((rule) => rule.moves.includes(move));
      return judge(
        named.map((rule) => ({ ...rule, moves: [move] })),
        facts,
        relation,
      );
    },
  };
}

/** A refusal in the order of wire.1: invisible (404), never theirs (403), not now (409), comment missing (400). */
export type Refusal<Reason extends string> =
  | { readonly ok: false; readonly refusal: 'invisible' | 'never' | 'comment_missing' }
  | { readonly ok: false; readonly refusal: 'not_now'; readonly reason: Reason };

/** Turns a failed verdict into a refusal: `never` stays, every other reason means "not now". */
export function refuse<Reason extends string>(reason: Reason | 'never'): Refusal<Reason> {
  return reason === 'never' ? { ok: false, refusal: 'never' } : { ok: false, refusal: 'not_now', reason };
}

/**
 * Returns the state after a permitted move, or the first refusal in the order of wire.1. The caller
 * checks visibility (`isVisible`) and permission (`verdict`) first, because only the thing's own rules know
 * them.
 */
export function decideMove<State extends string, Name extends string, Reason extends string>(
  table: MoveTable<State, Name> & Readonly<Record<Name, PermittedMove<State, string>>>,
  move: Name,
  asked: {
    readonly state: State | typeof noState;
    readonly isVisible: boolean;
    readonly verdict: Verdict<Reason | 'never'>;
    readonly comment: string;
  },
): { readonly ok: true; readonly to: State } | Refusal<Reason | 'wrong_state'> {
  if (!asked.isVisible) return { ok: false, refusal: 'invisible' };
  if (!asked.verdict.ok) return refuse<Reason | 'wrong_state'>(asked.verdict.reason);
  const next = nextState(table, asked.state, move);
  if (!next.ok) return refuse(next.reason);
  const row: PermittedMove<State, string> = table[move];
  if (row.comment === 'required' && asked.comment.trim() === '')
    return { ok: false, refusal: 'comment_missing' };
  return { ok: true, to: next.state };
}
