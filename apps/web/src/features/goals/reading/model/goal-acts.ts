import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { reasonSentences } from '@bellwether/domain/goals/messages';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import type { ReasonCode } from '@bellwether/domain/goals/reasons';
import type { LayerName } from '../../model/goal-search.ts';
import { reactivateLabel } from '../../shelving/words.ts';
import { dependentActWords } from '../words.detail.ts';
import { goalActsWords } from '../words.ts';

/** One act on a goal: its address, and why it is not possible now. */
export interface GoalAct {
  readonly layer: LayerName;
  readonly label: string;
  /** Absent = possible now. */
  readonly reason?: string;
  readonly danger?: boolean;
}

type InfoFacts = Pick<GoalInfo, 'Goal' | 'GoalEdits' | 'Permissions'>;

interface ActRow {
  readonly layer: LayerName;
  readonly label: string | ((info: InfoFacts) => string);
  /** Any of these permissions allows the act; the first that allows it counts, or else the first reason. */
  readonly permissions: readonly Permission[];
  readonly danger?: boolean;
}

/** The acts of the more-menu in the order of a goal's life (goals.24). */
const menuRows: readonly ActRow[] = [
  { layer: 'edit', label: goalActsWords.edit, permissions: ['Edit'] },
  { layer: 'comment', label: goalActsWords.comment, permissions: ['Comment'] },
  {
    layer: 'submit',
    label: goalActsWords.requestApproval,
    permissions: ['SubmitForApproval', 'SubmitForApproval2'],
  },
  { layer: 'publish', label: goalActsWords.publish, permissions: ['Publish'] },
  { layer: 'retract', label: goalActsWords.retract, permissions: ['RetractApprovalRequest'] },
  { layer: 'discard', label: goalActsWords.discardEdits, permissions: ['DiscardDraftChanges'] },
  { layer: 'review', label: goalActsWords.reviewGoal, permissions: ['ReviewPublicationRequest'] },
  {
    layer: 'review-edits',
    label: goalActsWords.reviewProposedChanges,
    permissions: ['ReviewPublicationRequest2'],
  },
  { layer: 'finalize', label: goalActsWords.finalize, permissions: ['Finalize'] },
  { layer: 'edit-result', label: goalActsWords.editResult, permissions: ['EditResults'] },
  { layer: 'retract-result', label: goalActsWords.retractResult, permissions: ['RetractFinalizeResult'] },
  {
    layer: 'review-result',
    label: ({ Permissions }) =>
      Permissions.EditFinalizeResults === true
        ? dependentActWords.editResultReview
        : dependentActWords.reviewResult,
    permissions: ['ReviewFinalize', 'EditFinalizeResults'],
  },
  { layer: 'request-shelving', label: goalActsWords.requestToShelve, permissions: ['RequestToShelve'] },
  { layer: 'shelve', label: goalActsWords.shelve, permissions: ['Shelve'] },
  { layer: 'review-shelving', label: goalActsWords.reviewShelvingRequest, permissions: ['ApproveShelve'] },
  {
    layer: 'reactivate',
    label: ({ Goal }) => reactivateLabel(Goal.State),
    permissions: ['Reactivate'],
  },
  { layer: 'owner', label: goalActsWords.changeGoalOwnership, permissions: ['ChangeGoalOwnership'] },
  {
    layer: 'parent',
    label: ({ Goal }) =>
      Goal.ParentId === 0 ? dependentActWords.selectParentGoal : dependentActWords.changeParentGoal,
    permissions: ['ChangeParentGoal'],
  },
  { layer: 'delete', label: goalActsWords.deleteGoal, permissions: ['Delete'], danger: true },
];

/** The acts that are always in the header (goals.24). */
const headerRows = {
  update: { layer: 'update', label: goalActsWords.update, permissions: ['Update'] },
  contribute: {
    layer: 'contribute',
    label: goalActsWords.addAContributingGoal,
    permissions: ['AddContributingGoal'],
  },
  copy: { layer: 'copy', label: goalActsWords.copy, permissions: ['Copy'] },
} as const satisfies Record<string, ActRow>;

/**
 * Returns what this person may do to the goal, from its Permissions alone: possible acts, and acts that are
 * not possible now.
 */
export function menuActsOf(info: InfoFacts): {
  readonly possible: readonly GoalAct[];
  readonly notNow: readonly GoalAct[];
} {
  const acts = menuRows.map((row) => actOf(row, info)).filter((act) => act !== undefined);
  return {
    possible: acts.filter((act) => act.reason === undefined),
    notNow: acts.filter((act) => act.reason !== undefined),
  };
}

/** Returns the header's acts that this person may do, each with the reason if it is not possible now. */
export function headerActsOf(info: InfoFacts): readonly GoalAct[] {
  return Object.values(headerRows)
    .map((row) => actOf(row, info))
    .filter((act) => act !== undefined);
}

/** Returns the goal's most prominent act, if the goal needs one from this person. */
export function nextActOf(
  info: InfoFacts & Pick<GoalInfo, 'Period'>,
  current: { readonly StartDate: string },
): GoalAct | undefined {
  const { Goal, Permissions, Period } = info;
  const can = (permission: Permission) => Permissions[permission] === true;
  const find = (layer: LayerName) => menuActsOf(info).possible.find((act) => act.layer === layer);
  const waitsForMe = Goal.IsManager || Goal.Reminder === 'review';
  if (waitsForMe && can('ReviewPublicationRequest')) return find('review');
  if (waitsForMe && can('ReviewPublicationRequest2')) return find('review-edits');
  if (waitsForMe && can('ApproveShelve')) return find('review-shelving');
  if (waitsForMe && can('ReviewFinalize')) return find('review-result');
  const ended = Period.StartDate < current.StartDate;
  const lastWeek = Period.WeekEndDate !== null && Period.WeekEndDate === Period.EndDate;
  if (can('Finalize') && (ended || lastWeek) && !Goal.IsManager) return find('finalize');
  if (Goal.Reminder === 'sent_back' && can('Edit')) return find('edit');
  if (can('Publish')) return find('publish');
  if (can('SubmitForApproval') || can('SubmitForApproval2')) return find('submit');
  return Goal.IsNeedsUpdate && can('Update') ? actOf(headerRows.update, info) : undefined;
}

function actOf(row: ActRow, info: InfoFacts): GoalAct | undefined {
  const answers = row.permissions
    .map((permission) => info.Permissions[permission])
    .filter((answer) => answer !== undefined);
  if (answers.length === 0) return undefined;
  const reasons = answers.filter((answer) => typeof answer === 'string');
  // Another person must answer in every state, so this reason is more useful than another permission's.
  const wasOwn = 'was_own' satisfies ReasonCode;
  const nearest = reasons.includes(wasOwn) ? wasOwn : reasons[0];
  const reason = answers.includes(true) ? undefined : nearest;
  return {
    layer: row.layer,
    label: typeof row.label === 'string' ? row.label : row.label(info),
    ...(reason === undefined ? {} : { reason: sentenceOf(reason) }),
    ...(row.danger ? { danger: true } : {}),
  };
}

function sentenceOf(code: string): string {
  const sentences: Readonly<Record<string, string>> = reasonSentences;
  return sentences[code] ?? sentences['wrong_state' satisfies ReasonCode] ?? code;
}
