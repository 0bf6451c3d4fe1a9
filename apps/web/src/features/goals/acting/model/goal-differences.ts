import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { goalTexts, textLabels, textNames, wireTextsOf } from '@bellwether/domain/goals/texts';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { strategyWords } from '#features/strategy/door.ts';
import type { TextChange } from '#ui/data/change-list.tsx';
import { shownPercent } from '#ui/data/shown.ts';
import { differenceWords, goalDifferencesWords } from '../words.ts';

/** Returns everything that people can change about a goal as label and text, in the order of the form. */
function tellGoal({ Goal, GoalEdits, GoalResult, GoalManagerResult }: GoalInfo): Array<[string, string]> {
  const labels = textLabels(Goal.GoalType);
  const texts = wireTextsOf(Goal);
  const edit = GoalEdits.find((each) => each.State !== 'canceled');
  return [
    [differenceWords.state, goalStateLabels[Goal.State]],
    [differenceWords.owner, Goal.User.Name],
    ...textNames.map((name): [string, string] => [labels[name], texts[goalTexts[name].wire]]),
    [differenceWords.private, Goal.Hidden ? differenceWords.yes : differenceWords.no],
    [strategyWords.objective, Goal.StrategicObjective ?? ''],
    [differenceWords.parentGoal, parentText(Goal)],
    [differenceWords.proposedChanges, differenceWords.edits[edit?.State ?? 'none']],
    ...textNames.map((name): [string, string] => [
      goalDifferencesWords.proposed(labels[name]),
      edit?.[goalTexts[name].wire] ?? '',
    ]),
    [goalDifferencesWords.proposed(strategyWords.objective), edit?.StrategicObjective ?? ''],
    [differenceWords.resultOfOwner, resultText(GoalResult, GoalResult?.Outcome)],
    [differenceWords.resultOfManager, resultText(GoalManagerResult, GoalManagerResult?.Feedback)],
  ];
}

/** Returns the differences between the goal at the form's start and the present goal, as text for people. */
export function goalDifferences(before: GoalInfo, now: GoalInfo): TextChange[] {
  const present = new Map(tellGoal(now));
  return tellGoal(before).flatMap(([label, from]) => {
    const to = present.get(label) ?? '';
    return from === to ? [] : [{ label, from, to }];
  });
}

function parentText(goal: GoalInfo['Goal']): string {
  if (goal.ParentId === 0) return '';
  return goal.ParentGoalTitle ?? goalDifferencesWords.goal(goal.ParentId);
}

function resultText(
  result: { Completed: boolean | null; ObjectiveResult: number | null } | null,
  words: string | undefined,
): string {
  if (!result) return '';
  const measured =
    result.Completed === null
      ? shownPercent(result.ObjectiveResult ?? 0)
      : result.Completed
        ? differenceWords.completed
        : differenceWords.notCompleted;
  return words ? `${measured}${colon} ${words}` : measured;
}
