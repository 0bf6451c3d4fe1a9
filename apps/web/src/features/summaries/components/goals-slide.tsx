import type { AnnualGoal, SummaryGoal } from '@bellwether/contract/summaries';
import type { ReactNode } from 'react';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import type { Slide, TextKey } from '../model/deck.ts';
import { standingOf } from '../model/standing.ts';
import { deckWords } from '../words.ts';
import classes from './goals-slide.module.css';

type SlideOf<Kind extends Slide['kind']> = Extract<Slide, { kind: Kind }>;

/** A summary slide: up to six goals with their texts. */
export function GoalsSlide({
  slide: { title, goals },
  textOf,
}: {
  readonly slide: SlideOf<'goals'>;
  readonly textOf: (key: TextKey) => string;
}) {
  return (
    <Goals title={title} count={goals.length}>
      {goals.map(({ goal, text }) => (
        <GoalCell key={goal.Id} goal={goal}>
          <p className={classes.text} data-long={textOf(text).length > 330 || undefined}>
            {textOf(text)}
          </p>
        </GoalCell>
      ))}
    </Goals>
  );
}

/** The company goals of the quarter, for the frame of a person's own goals. */
export function CompanyGoalsSlide({ slide: { title, goals } }: { readonly slide: SlideOf<'company-goals'> }) {
  return (
    <Goals title={title} count={goals.length}>
      {goals.map((goal) => (
        <GoalCell key={goal.Id} goal={goal}>
          <p className={classes.text}>{goal.GoalDetail.Measurement}</p>
        </GoalCell>
      ))}
    </Goals>
  );
}

/** Up to four goals of a quarter of the year, with measurement and result. */
export function AnnualGoalsSlide({ slide: { title, goals } }: { readonly slide: SlideOf<'annual-goals'> }) {
  return (
    <Goals title={title} count={goals.length}>
      {goals.map((goal) => (
        <GoalCell key={goal.Id} goal={goal}>
          <Measurements goal={goal} />
        </GoalCell>
      ))}
    </Goals>
  );
}

function Measurements({ goal: { Measurments } }: { readonly goal: AnnualGoal }) {
  if (Measurments.length === 0) return null;
  return (
    <div className={classes.text}>
      <p className={classes.label}>{deckWords.measuredBy}</p>
      <ul className={classes.measurements}>
        {Measurments.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name than their place
          <li key={at}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface GoalsProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Goals({ title, count, children }: GoalsProps) {
  return (
    <>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.goals} data-rows={Math.ceil(count / 2)}>
        {children}
      </ul>
    </>
  );
}

function GoalCell({ goal, children }: { readonly goal: SummaryGoal; readonly children: ReactNode }) {
  const { likelihood, quality, result } = standingOf(goal);
  return (
    <li className={classes.goal}>
      <span className={classes.mark}>
        <GoalMark
          likelihood={likelihood?.level ?? null}
          quality={quality?.level ?? null}
          result={result}
          isDecorative
        />
      </span>
      <div className={classes.body}>
        <h3 className={classes.name}>{goal.GoalDetail.Title}</h3>
        <p className={classes.standing}>
          <RatingLine likelihood={likelihood} quality={quality} result={result} />
        </p>
        {children}
      </div>
    </li>
  );
}
