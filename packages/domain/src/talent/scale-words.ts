import type { DefaultWords, RatingAxis, RatingScale } from './labels.ts';
import { defaultLabelWords as german } from './words.labels.de.ts';
import { defaultLabelWords as spanish } from './words.labels.es.ts';
import { defaultLabelWords as french } from './words.labels.fr.ts';
import { defaultLabelWords as english } from './words.labels.ts';

// A scale is stored in English where the company has chosen no words; older ones have the language of who completed the first
// appraisal on them. Each reader reads them in their own.

const everyLanguage: readonly DefaultWords[] = [english, german, french, spanish];

const wordsOfAxis = { primary: 'performance', secondary: 'potential', tertiary: 'commitment' } as const;

/**
 * Returns a scale with the default words of `own` for those of any language at the same place; words that the company has
 * chosen stay (talent.12).
 */
export function scaleInWords(scale: RatingScale, own: DefaultWords): RatingScale {
  const shown = (text: string, at: (words: DefaultWords) => string | undefined) =>
    everyLanguage.some((words) => at(words) === text) ? (at(own) ?? text) : text;
  const eachAxis = <T>(make: (axis: RatingAxis) => T): Record<RatingAxis, T> => ({
    primary: make('primary'),
    secondary: make('secondary'),
    tertiary: make('tertiary'),
  });
  return {
    names: eachAxis((axis) => shown(scale.names[axis], ({ form }) => form[axis].name)),
    levels: eachAxis((axis) => {
      const levels = scale.levels[axis];
      const count = levels.length === 5 ? 5 : 3;
      const at = (place: number) => (words: DefaultWords) => words[wordsOfAxis[axis]][count][place];
      return levels.map(
        (level, place) =>
          level && {
            label: shown(level.label, (words) => at(place)(words)?.label),
            description: shown(level.description, (words) => at(place)(words)?.description),
          },
      );
    }),
  };
}
