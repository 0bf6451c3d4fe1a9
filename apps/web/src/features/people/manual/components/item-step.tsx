import type { ManualAnswersReply } from '@bellwether/contract/people/manual';
import { phrasesOf } from '@bellwether/domain/people/manual/answers';
import { type DiscLetter, discLetters } from '@bellwether/domain/people/manual/disc';
import { manualItems } from '@bellwether/domain/people/manual/words.items';
import { useState } from 'react';
import radio from '#ui/form/radio.module.css';
import { type ItemChoice, withChoice } from '../model/questionnaire.ts';
import { questionWords as words } from '../words.ts';
import classes from './question-page.module.css';
import { StepForm } from './step-form.tsx';

type Choice = NonNullable<ManualAnswersReply['Choices'][number]>;

interface ItemStepProps {
  /** The index of the item, from 0. */
  readonly item: number;
  readonly choice: Choice | null;
  readonly onChoose: (choice: Choice) => void;
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
}

/** Shows four phrases, of which the person chooses the most and the least fitting one. */
export function ItemStep({ item, choice, onChoose, onBack, onNext }: ItemStepProps) {
  const [chosen, setChosen] = useState<ItemChoice>(choice ?? { Most: null, Least: null });
  const phrases = manualItems.slice(item, item + 1).flatMap(phrasesOf);
  const choose = (place: keyof ItemChoice, letter: string) => {
    const next = withChoice(chosen, place, letter);
    setChosen(next);
    const [Most, Least] = [letterOf(next.Most), letterOf(next.Least)];
    if (Most && Least) onChoose({ Most, Least });
  };
  return (
    <StepForm
      heading={words.which}
      hint={words.hint}
      fault={chosen.Most && chosen.Least ? undefined : words.chooseBoth}
      onBack={onBack}
      onNext={onNext}
      onDigit={(digit) => {
        const letter = phrases[digit - 1]?.[0];
        // The first key chooses the most fitting phrase and the second the least fitting one; the third starts again.
        if (letter) choose(chosen.Most === null || chosen.Least !== null ? 'Most' : 'Least', letter);
      }}
    >
      <div className={classes.columns} aria-hidden="true">
        <span />
        <span>{words.most}</span>
        <span>{words.least}</span>
      </div>
      {phrases.map(([letter, phrase], at) => (
        <div className={classes.phrase} key={letter} data-chosen={placeOf(chosen, letter)}>
          <span className={classes.words}>
            <span className={classes.number} aria-hidden="true">
              {at + 1}
            </span>
            {phrase}
          </span>
          {(['Most', 'Least'] as const).map((place) => (
            <label className={classes.mark} key={place}>
              <input
                type="radio"
                className={radio.radio}
                name={place}
                checked={chosen[place] === letter}
                onChange={() => choose(place, letter)}
                aria-label={place === 'Most' ? words.mostOf(phrase) : words.leastOf(phrase)}
              />
              <span className={classes.markName} aria-hidden="true">
                {place === 'Most' ? words.most : words.least}
              </span>
            </label>
          ))}
        </div>
      ))}
    </StepForm>
  );
}

function letterOf(text: string | null): DiscLetter | undefined {
  return discLetters.find((letter) => letter === text);
}

function placeOf({ Most, Least }: ItemChoice, letter: string): 'most' | 'least' | undefined {
  if (Most === letter) return 'most';
  return Least === letter ? 'least' : undefined;
}
