import type { SummaryGoal } from '@bellwether/contract/summaries';
import type { ReactNode } from 'react';
import type { Slide, TextKey } from '../model/deck.ts';
import { levelOf, outcomeWords } from '../model/outcome.ts';
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

/** Shows the company goals of the quarter, into which a person's own goals fit. */
export function CompanyGoalsSlide({ slide: { title, goals } }: { readonly slide: SlideOf<'company-goals'> }) {
  return (
    <Goals title={title} count={goals.length}>
      {goals.map((goal) => (
        <GoalCell key={goal.Id} goal={goal} owner={goal.User.Name}>
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
          <p className={classes.text}>{goal.Measurments.join('\n')}</p>
        </GoalCell>
      ))}
    </Goals>
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

interface GoalCellProps {
  readonly goal: SummaryGoal;
  /** Absent for goals of the deck's own person. */
  readonly owner?: string;
  readonly children: ReactNode;
}

function GoalCell({ goal, owner, children }: GoalCellProps) {
  const facts = [owner, outcomeWords(goal), goal.Hidden ? deckWords.isPrivate : ''].filter(Boolean);
  const level = levelOf(goal) ?? 'none';
  return (
    <li className={classes.goal}>
      <span className={classes.bar} data-level={level} />
      <div className={classes.body}>
        <h3 className={classes.name}>{goal.GoalDetail.Title}</h3>
        <p className={classes.standing} data-level={level}>
          {facts.join(' · ')}
        </p>
        {children}
      </div>
    </li>
  );
}
