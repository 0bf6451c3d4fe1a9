import { basicLabels, basicNames } from '@bellwether/domain/strategy/document';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import type { TextChange } from '#ui/data/change-list.tsx';
import { plainTextOf } from '#ui/data/rich-text.tsx';
import { formWords, type StrategyParts } from '../words.ts';

/** Returns the differences between two versions as readable text, in the order of the page. */
export function strategyChanges(from: StrategyParts, to: StrategyParts): TextChange[] {
  const all = [
    { label: formWords.video, from: from.Video.VideoUrl ?? '', to: to.Video.VideoUrl ?? '' },
    ...basicNames.map((name) =>
      textChange(basicLabels[name], from.StrategyBasic[name], to.StrategyBasic[name]),
    ),
    ...strategicObjectives.map((area) => textChange(area, from.Objectives[area], to.Objectives[area])),
  ];
  return all.filter((change) => change.from !== change.to);
}

function textChange(label: string, from: string | null, to: string | null): TextChange {
  const [before, after] = [plainTextOf(from ?? ''), plainTextOf(to ?? '')];
  // If the words are the same, only bold, lists or links have changed, so compare those.
  const isMarkOnly = before === after && (from ?? '') !== (to ?? '');
  return isMarkOnly ? { label, from: from ?? '', to: to ?? '' } : { label, from: before, to: after };
}
