import type { Forecast } from '@bellwether/contract/insight/forecast';
import { BandWeeks } from '#ui/marks/band-weeks.tsx';
import { bandWords, historyLabel, quarterWords, whole } from '../words.quarter.ts';
import { insightWords } from '../words.ts';
import { Fold } from './fold.tsx';
import classes from './quarter-tab.module.css';

/** The forecast at the end of each week of the quarter, and today's. */
export function ForecastWeeks({ forecast }: { readonly forecast: Forecast }) {
  const { Week, Weeks, Goals, History, Expected, Low, High } = forecast;
  const now = { Week, Expected, Low, High };
  const weeks = Week === 0 ? History : [...History.filter((each) => each.Week < Week), now];
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
            whole={Goals}
            label={historyLabel(weeks, Goals)}
          />
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
                </tr>
              </thead>
              <tbody>
                {weeks.map((each) => (
                  <tr key={each.Week} data-now={each.Week === Week || undefined}>
                    <th scope="row">{each.Week === Week ? quarterWords.thisWeek(Week) : each.Week}</th>
                    <td className={classes.figure}>{whole(each.Expected)}</td>
                    <td className={classes.figure}>{bandWords(each)}</td>
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
