import type { Forecast } from '@bellwether/contract/insight/forecast';
import { BandWeeks } from '#ui/marks/band-weeks.tsx';
import { Fold } from '../../components/fold.tsx';
import { insightWords } from '../../words.ts';
import { resultOf } from '../model/forecast-facts.ts';
import { insideWords } from '../model/inside.ts';
import { bandWords, expectedWords, historyLabel, quarterWords, resultSentence } from '../words.ts';
import classes from './quarter-tab.module.css';

/** The forecast at the end of each week of the quarter as it was shown then, today's, and what came of them. */
export function ForecastWeeks({ forecast }: { readonly forecast: Forecast }) {
  const { Week, Weeks, Goals, History, HasEnded, Expected, Low, High } = forecast;
  const now = { Week, Goals, Expected, Low, High };
  const weeks = Week === 0 || HasEnded ? History : [...History.filter((each) => each.Week < Week), now];
  const result = resultOf(forecast);
  const sentence = resultSentence(forecast);
  return (
    <section className={classes.section} aria-labelledby="insight-weeks">
      <h3 className={classes.title} id="insight-weeks">
        {quarterWords.history}
      </h3>
      {weeks.length === 0 ? (
        <p className={classes.quiet}>{quarterWords.noHistory}</p>
      ) : (
        <>
          <BandWeeks
            weeks={weeks.map((each) => ({
              week: each.Week,
              expected: each.Expected,
              low: each.Low,
              high: each.High,
            }))}
            last={Weeks}
            whole={Math.max(Goals, ...weeks.map((each) => each.Goals))}
            result={result}
            label={historyLabel(weeks, Goals)}
          />
          {sentence ? <p>{sentence}</p> : null}
          <p className={classes.hint}>{quarterWords.historyHint}</p>
          <Fold title={insightWords.table} isQuiet>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{quarterWords.week}</th>
                  <th scope="col" className={classes.figure}>
                    {quarterWords.number}
                  </th>
                  <th scope="col" className={classes.figure}>
                    {quarterWords.band}
                  </th>
                  {result === undefined ? null : <th scope="col">{quarterWords.came}</th>}
                </tr>
              </thead>
              <tbody>
                {weeks.map((each) => (
                  <tr key={each.Week} data-now={(each.Week === Week && !HasEnded) || undefined}>
                    <th scope="row">
                      {each.Week === Week && !HasEnded ? quarterWords.thisWeek(Week) : each.Week}
                    </th>
                    <td className={classes.figure}>{expectedWords(each)}</td>
                    <td className={classes.figure}>{bandWords(each)}</td>
                    {result === undefined ? null : <td>{insideWords(each, result)}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </Fold>
        </>
      )}
    </section>
  );
}
