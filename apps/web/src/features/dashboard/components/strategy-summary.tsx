import type { Dashboard } from '@bellwether/contract/dashboard';
import { Link } from '@tanstack/react-router';
import { strategyWords } from '#features/strategy/door.ts';
import { strategyLink } from '#platform/links.ts';
import { plainTextOf } from '#ui/data/rich-text.tsx';
import { Section } from './section.tsx';
import classes from './strategy-summary.module.css';

/** Shows mission, vision and values in short (1-goals §2); the strategy page has the full text. */
export function StrategySummary({ strategy }: { readonly strategy: NonNullable<Dashboard['Strategy']> }) {
  const parts = [
    { label: strategyWords.mission, text: strategy.Mission },
    { label: strategyWords.vision, text: strategy.Vision },
    { label: strategyWords.values, text: strategy.Values },
  ];
  const filled = parts.flatMap(({ label, text }) => (text === null ? [] : [{ label, text }]));
  return (
    <Section
      title="Strategy"
      aside={
        <Link {...strategyLink()} className={classes.link}>
          View Details
        </Link>
      }
    >
      {filled.length === 0 ? (
        <p className={classes.empty}>
          {strategy.IsPublished ? strategyWords.nothingShort : strategyWords.unpublished}
        </p>
      ) : (
        <dl className={classes.parts}>
          {filled.map(({ label, text }) => (
            <div className={classes.part} key={label}>
              <dt className={classes.label}>{label}</dt>
              <dd className={classes.text}>{plainTextOf(text)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
