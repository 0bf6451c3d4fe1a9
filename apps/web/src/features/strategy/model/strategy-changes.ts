import {
  basicLabels,
  basicNames,
  type StrategyPartName,
  strategyPartNames,
} from '@bellwether/domain/strategy/document';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { areaLabels } from '@bellwether/domain/strategy/words';
import type { TextChange } from '#ui/data/change-list.tsx';
import { plainTextOf } from '#ui/data/rich-text.tsx';
import { formWords, type StrategyParts } from '../words.ts';

/** Returns the field of a save that publishes all parts but `left`; empty if all are published. */
export function publishParts(left: readonly StrategyPartName[]): { PublishParts?: StrategyPartName[] } {
  return left.length === 0 ? {} : { PublishParts: strategyPartNames.filter((part) => !left.includes(part)) };
}

/** Returns the differences of each part that has any, in the order of the page. */
export function changesByPart(
  from: StrategyParts,
  to: StrategyParts,
): { readonly part: StrategyPartName; readonly changes: TextChange[] }[] {
  const only: Readonly<Record<StrategyPartName, StrategyParts>> = {
    Video: { ...from, Video: to.Video },
    Basic: { ...from, StrategyBasic: to.StrategyBasic },
    Objectives: { ...from, Objectives: to.Objectives },
  };
  return strategyPartNames
    .map((part) => ({ part, changes: strategyChanges(from, only[part]) }))
    .filter(({ changes }) => changes.length > 0);
}

/** Returns the differences between two versions as readable text, in the order of the page. */
export function strategyChanges(from: StrategyParts, to: StrategyParts): TextChange[] {
  const all = [
    { label: formWords.video, from: from.Video.VideoUrl ?? '', to: to.Video.VideoUrl ?? '' },
    ...basicNames.map((name) =>
      textChange(basicLabels[name], from.StrategyBasic[name], to.StrategyBasic[name]),
    ),
    ...strategicObjectives.map((area) =>
      textChange(areaLabels[area], from.Objectives[area], to.Objectives[area]),
    ),
  ];
  return all.filter((change) => change.from !== change.to);
}

function textChange(label: string, from: string | null, to: string | null): TextChange {
  const [before, after] = [plainTextOf(from ?? ''), plainTextOf(to ?? '')];
  // If the words are the same, only bold, lists or links have changed, so compare those.
  const isMarkOnly = before === after && (from ?? '') !== (to ?? '');
  return isMarkOnly ? { label, from: from ?? '', to: to ?? '' } : { label, from: before, to: after };
}
