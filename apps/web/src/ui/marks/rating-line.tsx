import type { Rating } from '@bellwether/domain/goals/rating';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { IconArrowDownRight, IconArrowUpRight } from './icons.ts';
import classes from './rating-line.module.css';
import {
  type Dimension,
  dimensionLabels,
  outcomeWords,
  type Rated,
  type ResultMark,
  resultLevel,
} from './rating-words.ts';
import { dimensionNames, ratingLineWords, trendNames } from './words.ts';

interface RatingLineProps {
  /** Both null: the line says that no prediction exists. */
  readonly likelihood: Rated | null;
  readonly quality: Rated | null;
  /** The owner's result, which is shown instead of the prediction. */
  readonly result?: ResultMark | null;
}

/** One plain line: "Likely ↘ · Good ↗", "Completed: Yes · Good", "80%", or "No prediction yet". */
export function RatingLine({ likelihood, quality, result = null }: RatingLineProps) {
  if (result) return <ResultLine result={result} />;
  if (!likelihood && !quality) return <span className={classes.none}>{ratingLineWords.noPredictionYet}</span>;
  return (
    <Line
      parts={[
        ...(likelihood ? [<RatingWord key="likelihood" of="likelihood" {...likelihood} />] : []),
        ...(quality ? [<RatingWord key="quality" of="quality" {...quality} />] : []),
      ]}
    />
  );
}

function ResultLine({ result }: { readonly result: ResultMark }) {
  return (
    <Line
      parts={[
        <span key="outcome" className={classes.word} data-level={resultLevel(result) ?? undefined}>
          {result.percent === null ? null : <VisuallyHidden>{ratingLineWords.result} </VisuallyHidden>}
          <span>{outcomeWords(result)}</span>
        </span>,
        ...(result.quality === null
          ? []
          : [<RatingWord key="quality" of="quality" level={result.quality} trend={null} />]),
      ]}
    />
  );
}

function Line({ parts }: { readonly parts: readonly ReactNode[] }) {
  return (
    <span className={classes.line}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order
        <Fragment key={place}>
          {place === 0 ? null : (
            <span className={classes.dot} aria-hidden="true">
              ·
            </span>
          )}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** A rating's word in its ramp colour; the arrow touches the word. An unchanged rating has no arrow. */
export function RatingWord({ of, level, trend }: Rated & { readonly of: Dimension }) {
  const moved = trend === 'improved' || trend === 'worsened' ? trend : undefined;
  const Arrow = moved === 'improved' ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={classes.word} data-level={level} title={dimensionNames[of]}>
      <VisuallyHidden>
        {dimensionNames[of]}
        {colon}{' '}
      </VisuallyHidden>
      <span>{dimensionLabels[of][level]}</span>
      {moved ? (
        <>
          <Arrow className={classes.arrow} size={14} stroke={2} aria-hidden="true" />
          <VisuallyHidden>, {trendNames[moved]}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}

interface RatingTextProps {
  readonly level: Rating | null;
  readonly word: string;
}

/** A word in its ramp colour, where the text around it names the dimension. */
export function RatingText({ level, word }: RatingTextProps) {
  return (
    <span className={classes.word} data-level={level ?? undefined}>
      {word}
    </span>
  );
}
