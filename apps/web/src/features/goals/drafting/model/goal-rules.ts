import type { Session } from '@bellwether/contract/accounts';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { type MainAct, mainAct, needsParent } from '@bellwether/domain/goals/drafting';
import { goalMessages } from '@bellwether/domain/goals/messages';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { goalTexts, textNames, textsFromWire, validateGoalTexts } from '@bellwether/domain/goals/texts';
import { fieldError } from '@bellwether/domain/shared/said';
import { placeholderRefusal } from '@bellwether/domain/suggestions/placeholders';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { draftingWords } from '../words.ts';
import type { GoalFields } from './goal-fields.ts';

type Profile = Session['Profile'];

interface Drafter {
  readonly act: MainAct;
  readonly parentIsNeeded: boolean;
  readonly isForSelf: boolean;
  readonly hasManager: boolean;
}

/**
 * Returns the signed-in person's relation to a goal of `owner`; without an owner it counts as the person's
 * own.
 */
export function drafterOf(profile: Profile, owner: GoalFields['Owner']): Drafter {
  const isForSelf = owner === null || owner.Id === profile.Id;
  const hasManager = (isForSelf ? profile.ParentId : owner.ParentId) !== 0;
  const drafter = {
    isCeo: profile.RoleName === 'ceo',
    isGoalAdmin: profile.IsGoalAdmin,
    isGoalManager: profile.IsGoalManager,
    isForSelf,
    ownerHasActingManager: hasManager,
  };
  return { act: mainAct(drafter), parentIsNeeded: needsParent(drafter), isForSelf, hasManager };
}

/** Whether the form offers another owner (goals.15). */
export function mayOfferOwner(profile: Profile): boolean {
  return capabilitiesOfProfile(profile).writesGoalsForOthers;
}

/** The form's buttons: a draft may be unfinished, a submitted or published goal may not. */
export type SaveButton = 'draft' | 'main';

/** Returns the faults of the goal form by all its rules (goals.1), under the form's field names. */
export function goalFaults(
  fields: GoalFields,
  profile: Profile,
  goalType: GoalType,
  edited: Pick<GoalInfo, 'Goal'> | undefined,
  button: SaveButton = 'draft',
): FormFault[] {
  const faults: FormFault[] = [];
  if (mayOfferOwner(profile) && fields.Owner === null)
    faults.push(fieldError('Owner', goalMessages, 'ownerRequired'));
  if (fields.PeriodId === null) faults.push(fieldError('PeriodId', goalMessages, 'quarterRequired'));
  faults.push(...validateGoalTexts(goalType, textsFromWire(fields)));
  if (fields.IsPrivate && fields.Owner?.MayBePrivate === false)
    faults.push({ path: 'IsPrivate', message: draftingWords.privateOutsideChain });
  if (button === 'main') faults.push(...openPlaceholders(fields));
  // An approved goal that never had a parent may stay without one.
  const mayStayWithout = edited?.Goal.State === 'approved' && edited.Goal.ParentId === 0;
  if (fields.Parent === null && !mayStayWithout && drafterOf(profile, fields.Owner).parentIsNeeded)
    faults.push(fieldError('Parent', goalMessages, 'parentRequiredForOthers'));
  return faults;
}

/** Returns the open placeholders of a draft: the goal can be saved, but not submitted or published. */
export function openPlaceholders(fields: GoalFields): FormFault[] {
  return textNames.flatMap((name) => {
    const path = goalTexts[name].wire;
    const told = placeholderRefusal(fields[path]);
    return told === undefined ? [] : [{ path, ...told }];
  });
}
