import type { CalledItem, Contradiction, LookItem } from '@bellwether/contract/insight/look';
import { type ChanceModel, tenthsOf } from '@bellwether/domain/insight/learning/chances';
import { contradictionOf } from '@bellwether/domain/insight/look/contradictions';
import type {
  LookGoal,
  CalledItem as SeenCalled,
  LookItem as SeenItem,
} from '@bellwether/domain/insight/look/look';
import { insightWriter } from '@bellwether/domain/insight/writer.en';
import { isObserver } from '@bellwether/domain/people/roles/capabilities';
import type { Scope } from '#platform/session/scope.ts';
import type { ContradictionRow, LookRow } from './statements.ts';

/** A goal with its row. */
export interface ShownGoal extends LookGoal {
  readonly row: LookRow;
  readonly weeks: string;
}

export function presentLookItem(scope: Scope, seen: SeenItem<ShownGoal>, model: ChanceModel): LookItem {
  const { capabilities, language, person, pictures, tenant } = scope;
  const { reason: reasonText } = language.words(insightWriter);
  const { row } = seen.goal;
  const isOwner = row.owner_id === person.id;
  const mayTalk = !isObserver(person) && !row.has_owner_left && (isOwner || row.is_below);
  return {
    GoalId: row.id,
    Title: row.title,
    Owner: { Id: row.owner_id, Name: row.owner_name, Avatar: pictures.of(row.owner_avatar) },
    HasOwnerLeft: row.has_owner_left,
    MayGiveAway:
      row.has_owner_left &&
      (row.is_of_report || capabilities.administersPeople || capabilities.administersGoals),
    Likelihood: seen.likelihood,
    Quality: seen.quality,
    Weeks: seen.goal.weeks,
    ...(row.is_imported ? { Imported: true as const } : {}),
    Tenths: tenthsOf(seen.chance),
    Percent: Math.round(seen.chance * 100),
    IsAssumed: seen.isAssumed,
    Reasons: seen.reasons.map((reason) => ({ Code: reason.code, Text: reasonText(reason, model) })),
    StatusId: row.status_id ?? 0,
    MayTalk: mayTalk,
    WasTalkedAbout: mayTalk && row.was_talked_about,
    MayGiveView:
      !isObserver(person) && !isOwner && !row.has_owner_left && tenant.hasOpinions && row.status_id !== null,
  };
}

export function presentCalledItem(scope: Scope, seen: SeenCalled<ShownGoal>, model: ChanceModel): CalledItem {
  return { ...presentLookItem(scope, seen, model), IsNew: seen.isNew };
}

/** Returns the contradiction of an open running goal; null if there is none. */
export function presentContradiction(
  { language }: Pick<Scope, 'language'>,
  { id, title, likelihood, below }: ContradictionRow,
): Contradiction | null {
  const found = contradictionOf({ state: 'approved', isPrivate: false, likelihood }, below);
  if (!found) return null;
  const { kind, children, of } = found;
  return {
    GoalId: id,
    Title: title,
    Kind: kind,
    Likelihood: likelihood,
    Children: children.map((child) => ({
      GoalId: child.id,
      Title: child.title,
      Likelihood: child.likelihood,
    })),
    Of: of,
    Text: language
      .words(insightWriter)
      .contradiction({ title, likelihood }, kind, { children: children.length, rated: of }),
  };
}
