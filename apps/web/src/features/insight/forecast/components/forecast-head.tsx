import type { Forecast } from '@bellwether/contract/insight/forecast';
import { Link } from '@tanstack/react-router';
import { useSideLink } from '#features/goals/door.ts';
import { AsOf } from '#ui/data/as-of.tsx';
import { BandBar } from '#ui/marks/band-bar.tsx';
import { changeOf } from '../model/change.ts';
import { resultOf, whole } from '../model/forecast-facts.ts';
import {
  bandSentence,
  changeWords,
  decidedSentence,
  disputeSentence,
  insideSentence,
  noWordSentence,
  quarterWords,
  resultSentence,
} from '../words.ts';
import classes from './quarter-tab.module.css';

/** One large number with its band, and the sentences about it (insight.6, insight.16). */
export function ForecastHead({ forecast }: { readonly forecast: Forecast }) {
  const { Goals, Expected, Low, High, Achieved, HasEnded } = forecast;
  const result = resultOf(forecast);
  const facts = [
    HasEnded ? resultSentence(forecast) : decidedSentence(forecast),
    HasEnded ? undefined : noWordSentence(forecast),
    disputeSentence(forecast),
    insideSentence(forecast),
  ].filter((sentence) => sentence !== undefined);
  return (
    <section className={classes.answer} aria-labelledby="insight-forecast">
      <h2 className={classes.number} id="insight-forecast">
        <span className={classes.large}>{whole(result ?? Expected)}</span>{' '}
        {result === undefined ? quarterWords.ofExpected(Goals) : quarterWords.ofAchieved(Goals)}
      </h2>
      {result === undefined ? <p>{bandSentence(forecast)}</p> : null}
      <div className={classes.band}>
        <BandBar
          whole={Goals}
          expected={Expected}
          band={Low === null || High === null ? null : { low: Low, high: High }}
          reached={Achieved}
        />
      </div>
      <div className={classes.sentences}>
        {HasEnded ? null : <ChangeSentence forecast={forecast} />}
        {facts.map((sentence) => (
          <p key={sentence} className={classes.quiet}>
            {sentence}
          </p>
        ))}
        <AsOf at={forecast.AsOf} />
      </div>
    </section>
  );
}

/** "Two fewer than last week: A and B fell." */
function ChangeSentence({ forecast }: { readonly forecast: Forecast }) {
  const sideLink = useSideLink();
  const change = changeOf(forecast);
  if (!change) return null;
  return (
    <p>
      {change.words}
      {change.goals.map(({ GoalId, Title }, place) => (
        <span key={GoalId}>
          {place === 0 ? ': ' : changeWords.and}
          <Link {...sideLink(GoalId)} className={classes.part}>
            {Title}
          </Link>
        </span>
      ))}
      {changeWords[change.verb](change.goals.length)}
    </p>
  );
}
