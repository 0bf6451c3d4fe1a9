import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { areaLabels } from '@bellwether/domain/strategy/words';
import type { ReactNode } from 'react';
import { RichText } from '#ui/data/rich-text.tsx';
import { questions, type StrategyParts, strategyWords } from '../words.ts';
import { ServingGoals, useServingGoals } from './serving-goals.tsx';
import classes from './strategy-page.module.css';
import { StrategyPart } from './strategy-part.tsx';

interface ObjectiveAreasProps {
  readonly texts: StrategyParts['Objectives'];
  /** Shows empty areas with their guiding question. */
  readonly withQuestions: boolean;
  readonly actions?: ReactNode;
}

/** Shows the strategic objectives, each with its number among the six and the company goals that serve it. */
export function ObjectiveAreas({ texts, withQuestions, actions }: ObjectiveAreasProps) {
  const shown = strategicObjectives.filter((area) => withQuestions || texts[area] !== null);
  const serving = useServingGoals();
  if (shown.length === 0) return null;
  return (
    <StrategyPart title={strategyWords.objectives} hint={strategyWords.objectivesHint} actions={actions}>
      {serving.failure}
      <ol className={classes.areas}>
        {shown.map((area) => {
          const html = texts[area];
          return (
            <li className={classes.area} key={area} data-filled={html !== null || undefined}>
              <span className={classes.number} aria-hidden="true">
                {strategicObjectives.indexOf(area) + 1}
              </span>
              <div className={classes.areaBody}>
                <h3 className={classes.cardTitle}>{areaLabels[area]}</h3>
                {html === null ? (
                  <p className={classes.question}>{questions[area]}</p>
                ) : (
                  <RichText html={html} />
                )}
                <ServingGoals area={area} goals={serving.goalsOf(area)} hasMore={serving.hasMore} />
              </div>
            </li>
          );
        })}
      </ol>
    </StrategyPart>
  );
}
