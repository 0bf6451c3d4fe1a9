import { manualQuestions } from '@bellwether/domain/people/manual/words.questions';
import radio from '#ui/form/radio.module.css';
import { questionWords as words } from '../words.ts';
import classes from './question-page.module.css';
import { StepForm } from './step-form.tsx';

interface OwnStepProps {
  /** The index of the question, from 0. */
  readonly question: number;
  readonly answer: number | null;
  readonly onChoose: (answer: number) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** One of the person's own questions with its four answers. */
export function OwnStep({ question, answer, onChoose, onBack, onNext }: OwnStepProps) {
  const { question: heading = '', choices = [] } = manualQuestions[question] ?? {};
  return (
    <StepForm
      heading={heading}
      hint={words.own}
      fault={answer === null ? words.chooseOne : undefined}
      onBack={onBack}
      onNext={onNext}
      onDigit={(digit) => {
        if (digit <= choices.length) onChoose(digit - 1);
      }}
    >
      {choices.map((choice, at) => (
        <label className={classes.answer} key={choice}>
          <input
            type="radio"
            className={radio.radio}
            name="answer"
            checked={answer === at}
            onChange={() => onChoose(at)}
          />
          <span className={classes.number} aria-hidden="true">
            {at + 1}
          </span>
          {choice}
        </label>
      ))}
    </StepForm>
  );
}
