import { basicLabels, basicNames } from '@bellwether/domain/strategy/document';
import type { ReactNode } from 'react';
import { RichText } from '#ui/data/rich-text.tsx';
import { questions, type StrategyParts, strategyWords } from '../words.ts';
import classes from './strategy-page.module.css';
import { StrategyPart } from './strategy-part.tsx';

interface BasicCardsProps {
  readonly texts: StrategyParts['StrategyBasic'];
  /** Shows empty cards with their guiding question. */
  readonly withQuestions: boolean;
  readonly actions?: ReactNode;
}

/** Mission, Vision & Values (strategy.1). */
export function BasicCards({ texts, withQuestions, actions }: BasicCardsProps) {
  const shown = basicNames.filter((name) => withQuestions || texts[name] !== null);
  if (shown.length === 0) return null;
  return (
    <StrategyPart title={strategyWords.basics} actions={actions}>
      <div className={classes.cards}>
        {shown.map((name) => {
          const html = texts[name];
          return (
            <article className={classes.card} key={name} data-empty={html === null || undefined}>
              <h3 className={classes.cardTitle}>{basicLabels[name]}</h3>
              {html === null ? (
                <p className={classes.question}>{questions[name]}</p>
              ) : (
                <RichText html={html} />
              )}
            </article>
          );
        })}
      </div>
    </StrategyPart>
  );
}
