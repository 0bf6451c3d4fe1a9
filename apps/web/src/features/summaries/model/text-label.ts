import { deckWords } from '../words.ts';
import type { Deck, Slide, TextKey } from './deck.ts';

/** Returns the name of a text on its slide: "Text of Hire two engineers". */
export function textLabel(deck: Deck, slide: Slide, key: TextKey): string {
  if (key === 'first') return deckWords.firstText;
  const goal = key.startsWith('goal.') ? deck.goals.get(Number(key.slice(5))) : undefined;
  return goal ? deckWords.goalText(goal.GoalDetail.Title) : deckWords.periodText(slide.title);
}
