import type { Forecast } from '@bellwether/contract/insight/forecast';
import { Link } from '@tanstack/react-router';
import { insightLink } from '#platform/links.ts';
import { BandBar } from '#ui/marks/band-bar.tsx';
import { bandWords, expectedWords, quarterWords } from '../words.ts';
import classes from './quarter-tab.module.css';

/** Shows the number for each department, or for the organisation of each direct report, with a link to its forecast. */
export function ForecastParts({ forecast: { Parts } }: { readonly forecast: Forecast }) {
  if (Parts.length === 0) return null;
  const isByPerson = Parts[0]?.Group.startsWith('organisation:') === true;
  const title = isByPerson ? quarterWords.reports : quarterWords.parts;
  return (
    <section className={classes.section} aria-labelledby="insight-parts">
      <h3 className={classes.title} id="insight-parts">
        {title}
      </h3>
      <table className={classes.table} aria-labelledby="insight-parts">
        <thead>
          <tr>
            <th scope="col">{quarterWords.part}</th>
            <td className={classes.picture} />
            <th scope="col" className={classes.figure}>
              {quarterWords.number}
            </th>
            <th scope="col" className={classes.figure}>
              {quarterWords.band}
            </th>
          </tr>
        </thead>
        <tbody>
          {Parts.map((part) => (
            <tr key={part.Group}>
              <th scope="row">
                <Link
                  {...insightLink()}
                  search={{ tab: 'quarter', group: part.Group }}
                  className={classes.part}
                >
                  {part.Name}
                </Link>
              </th>
              <td className={classes.picture}>
                <BandBar
                  isMini
                  whole={part.Goals}
                  expected={part.Expected}
                  band={part.Low === null || part.High === null ? null : { low: part.Low, high: part.High }}
                />
              </td>
              <td className={classes.figure}>{expectedWords(part)}</td>
              <td className={classes.figure}>{bandWords(part)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
