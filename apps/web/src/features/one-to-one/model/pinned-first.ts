import type { GoalInfo } from '@bellwether/contract/goals/goal';
import type { Opinions } from '#features/goals/door.ts';

interface PinnedGoal {
  readonly info: GoalInfo;
  /** The views of owner and manager, if they lie two labels apart. */
  readonly apart: Opinions | undefined;
}

/** Returns the goals whose owner and manager are far apart, and then the others, both in their order. */
export function pinnedFirst(
  infos: readonly { readonly data: GoalInfo | undefined }[],
  views: readonly { readonly data: Opinions | undefined }[],
): readonly PinnedGoal[] {
  const goals = infos.flatMap(({ data }, place) => {
    const view = views[place]?.data;
    return data ? [{ info: data, apart: view?.IsApart ? view : undefined }] : [];
  });
  return goals.toSorted((one, other) => Number(other.apart !== undefined) - Number(one.apart !== undefined));
}
