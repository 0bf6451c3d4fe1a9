/** The public part of this feature; other features import nothing else of it. */
export { layerOf, placeOf } from './acting/model/reminder-layer.ts';
export { carryOverQuery } from './carry-over/api.ts';
export { CarryOverNotice } from './carry-over/components/carry-over-notice.tsx';
export { type GoalSearch, type LayerName, readGoalSearch } from './model/goal-search.ts';
export { goalKeys } from './model/query-keys.ts';
export { type Owner, OwnerSelect } from './ownership/components/owner-select.tsx';
export { periodsQuery } from './reading/api.ts';
export { DistributionBar, distributionWords } from './reading/components/distribution-bar.tsx';
export { GoalCard } from './reading/components/goal-card.tsx';
export { GoalSideDrawer } from './reading/components/goal-side-drawer.tsx';
export { GoalWeeks, StandingLine, StandingMark } from './reading/components/goal-standing.tsx';
export { SignLine } from './reading/components/sign-line.tsx';
export { bellwetherSign } from './reading/model/bellwether-sign.ts';
export { isGoalAtRisk, pendingState, ratingOf } from './reading/model/goal-badges.ts';
export { labelOf, quarterChoicesOf } from './reading/model/list-filter.ts';
export { useSideLink } from './reading/model/side-goal.ts';
export { stateTone } from './reading/model/state-tone.ts';
export { groupWords } from './reading/words.ts';
