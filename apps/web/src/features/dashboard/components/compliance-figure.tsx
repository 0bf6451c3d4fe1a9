import type { Compliance, ComplianceAnswer, ComplianceFigure } from '@bellwether/contract/dashboard';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { UnstyledButton } from '@mantine/core';
import { shownPercent } from '#ui/data/shown.ts';
import { ShareRing } from '#ui/marks/share-ring.tsx';
import { answerLabel } from '../model/answer-label.ts';
import { useDashboardLayer } from '../model/dashboard-search.ts';
import { answerLabels, complianceFigureWords, figureLabels, nobodyCounts } from '../words.ts';
import classes from './compliance.module.css';

interface ComplianceFigureRowProps {
  readonly figure: ComplianceFigure;
  /** The quarter or week of the figure. */
  readonly about: string | null;
  readonly numbers: Compliance[ComplianceFigure];
}

/** Shows one ring and its numbers; each number opens the people behind it. */
export function ComplianceFigureRow({ figure, about, numbers }: ComplianceFigureRowProps) {
  const { Percent } = numbers;
  const label = figureLabels[figure];
  return (
    <li className={classes.figure}>
      <ShareRing
        percent={Percent}
        label={`${label}${colon} ${Percent === null ? complianceFigureWords.nobodyCounts : shownPercent(Percent)}`}
      />
      <div className={classes.words}>
        <h3 className={classes.label}>{label}</h3>
        {about ? <p className={classes.about}>{about}</p> : null}
        {Percent === null ? (
          <p className={classes.about}>{nobodyCounts[figure]}</p>
        ) : (
          <p className={classes.numbers}>
            {answerLabels[figure].map(({ answer }) => (
              <PeopleNumber key={answer} figure={figure} answer={answer} count={countOf(numbers, answer)} />
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

function countOf(numbers: Compliance[ComplianceFigure], answer: ComplianceAnswer): number {
  if (answer === 'done') return numbers.Done;
  return answer === 'open' ? numbers.Open : numbers.Between;
}

interface PeopleNumberProps {
  readonly figure: ComplianceFigure;
  readonly answer: ComplianceAnswer;
  readonly count: number;
}

function PeopleNumber({ figure, answer, count }: PeopleNumberProps) {
  const { openLayer } = useDashboardLayer();
  const words = answerLabel(figure, answer);
  // A zero has no people to open.
  if (count === 0) return <span className={classes.zero}>0 {words}</span>;
  return (
    <UnstyledButton
      className={classes.number}
      data-answer={answer}
      aria-label={complianceFigureWords.showThePeople(count, words, figureLabels[figure])}
      onClick={() => openLayer('people', { figure, answer })}
    >
      <strong>{count}</strong> {words}
    </UnstyledButton>
  );
}
