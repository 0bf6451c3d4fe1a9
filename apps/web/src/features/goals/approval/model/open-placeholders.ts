import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalTexts, textNames, wireTextsOf } from '@bellwether/domain/goals/texts';
import { sentenceOf } from '@bellwether/domain/shared/said';
import { placeholderRefusal } from '@bellwether/domain/suggestions/placeholders';
import { readerLanguage } from '#ui/data/reader-locale.ts';
import { subjectOf } from '../../acting/model/act-subject.ts';

/**
 * Returns a sentence about placeholders that a draft left in the texts to submit or publish; undefined
 * without one.
 */
export function openPlaceholders(info: GoalInfo): string | undefined {
  const edit = info.GoalEdits.find((each) => each.State !== 'canceled');
  const texts = subjectOf(info) === 'edit' && edit ? edit : wireTextsOf(info.Goal);
  const told = placeholderRefusal(textNames.map((name) => texts[goalTexts[name].wire]).join('\n'));
  return told && sentenceOf(told, readerLanguage());
}
