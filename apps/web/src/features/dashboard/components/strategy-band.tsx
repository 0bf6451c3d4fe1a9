import type { Dashboard, Theme } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { strategyWords } from '#features/strategy/door.ts';
import { strategyLink } from '#platform/links.ts';
import { useDraftScope } from '#platform/session.ts';
import { plainTextOf } from '#ui/data/rich-text.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconChevronDown } from '#ui/marks/icons.ts';
import { useStrategyNews } from '../model/use-strategy-news.ts';
import { strategyBandPartWords, strategyBandWords } from '../words.ts';
import { QuarterTheme } from './quarter-theme.tsx';
import classes from './strategy-band.module.css';

interface StrategyBandProps {
  readonly strategy: NonNullable<Dashboard['Strategy']>;
  readonly theme: Theme | null;
  readonly mayEditTheme: boolean;
}

/**
 * Shows the quarter's theme as headline and the mission in one line (dashboard.2). Mission, vision and values open
 * on request, and by themselves if they have changed since the last visit.
 */
export function StrategyBand({ strategy, theme, mayEditTheme }: StrategyBandProps) {
  const heading = useId();
  const details = useId();
  const parts = partsOf(strategy);
  const isNew = useStrategyNews(useDraftScope(), parts);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = parts.length > 0 && (chosen ?? isNew);
  const mission = strategy.Mission === null ? '' : plainTextOf(strategy.Mission);
  return (
    <section className={classes.band} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 className={classes.title} id={heading}>
          {strategyBandPartWords.strategy}
        </h2>
        {isNew && isOpen ? <span className={classes.news}>{strategyBandWords.changed}</span> : null}
        <div className={classes.acts}>
          {parts.length === 0 ? null : (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-expanded={isOpen}
              aria-controls={details}
              rightSection={
                <IconChevronDown
                  size={14}
                  className={classes.chevron}
                  data-open={isOpen || undefined}
                  aria-hidden="true"
                />
              }
              onClick={() => setChosen(!isOpen)}
            >
              {isOpen ? strategyBandWords.less : strategyBandWords.more}
              <VisuallyHidden>{strategyBandWords.ofWhat}</VisuallyHidden>
            </Button>
          )}
          <Link {...strategyLink()} className={classes.link}>
            {strategyBandPartWords.viewDetails}
          </Link>
        </div>
      </div>
      <QuarterTheme theme={theme} mayEdit={mayEditTheme} />
      {parts.length === 0 ? (
        <p className={classes.empty}>
          {strategy.IsPublished ? strategyWords.nothingShort : strategyWords.unpublished}
        </p>
      ) : isOpen || mission === '' ? null : (
        <p className={classes.mission} title={mission}>
          {mission}
        </p>
      )}
      <div id={details} hidden={!isOpen}>
        {isOpen ? (
          <dl className={classes.parts}>
            {parts.map(({ label, text }) => (
              <div className={classes.part} key={label}>
                <dt className={classes.label}>{label}</dt>
                <dd className={classes.text}>{text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  );
}

interface Part {
  readonly label: string;
  readonly text: string;
}

/** Returns the filled parts as plain text. */
function partsOf({ Mission, Vision, Values }: StrategyBandProps['strategy']): readonly Part[] {
  const parts = [
    { label: strategyWords.mission, text: Mission },
    { label: strategyWords.vision, text: Vision },
    { label: strategyWords.values, text: Values },
  ];
  return parts.flatMap(({ label, text }) => (text === null ? [] : [{ label, text: plainTextOf(text) }]));
}
