import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { isRating, likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/rating';
import { sheetText } from '#platform/sheet-text.ts';
import { severalWords } from '../words.several.ts';

/** The ticked goals of the list. */
export interface GoalTicks {
  readonly chosen: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
  /** Whether the boxes are shown on all cards, also without a pointer on them. */
  readonly isChoosing: boolean;
}

/** Returns the goals as text for a spreadsheet, with headings. */
export function goalSheetOf(goals: readonly ListedGoal[], addressOf: (id: number) => string): string {
  const { sheet } = severalWords;
  const heading = Object.values(sheet);
  return sheetText([
    heading,
    ...goals.map((goal) => {
      const status = goal.MostRecentGoalStatus;
      return [
        goal.GoalDetail.Title,
        goal.User.Name,
        goalStateLabels[goal.State],
        status && isRating(status.Likelihood) ? likelihoodLabels[status.Likelihood] : '',
        status && isRating(status.Quality) ? qualityLabels[status.Quality] : '',
        goal.ParentGoalTitle ?? '',
        addressOf(goal.Id),
      ];
    }),
  ]);
}
