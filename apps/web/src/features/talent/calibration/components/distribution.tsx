import type { Calibration } from '@bellwether/contract/talent/calibration';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { sharesOfLevels } from '@bellwether/domain/talent/calibration/rules';
import { levelsDownward } from '../../model/matrix-cells.ts';
import { calibrationWords as words } from '../words.ts';
import classes from './calibration.module.css';

/** How many people are at each level, beside the guide lines in bars and in words. Nothing is forced (talent.26). */
export function Distribution({ session }: { readonly session: Calibration }) {
  const { Levels, Cards, Guide, Axes } = session;
  const counts = Array.from(
    { length: Levels },
    (_, level) => Cards.filter(({ Primary }) => Primary === level).length,
  );
  const shares = sharesOfLevels(counts, Guide);
  return (
    <table className={classes.distribution}>
      <caption className={classes.caption}>
        {words.distribution}
        {colon} {Axes.Primary.Name}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.level}</th>
          <th scope="col">{words.count}</th>
          {Guide ? (
            <>
              <th scope="col">{words.guide}</th>
              <th scope="col">{words.difference}</th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {levelsDownward(Levels).map((level) => {
          const share = shares[level];
          if (!share) return null;
          return (
            <tr key={level}>
              <th scope="row">{Axes.Primary.Levels[level]}</th>
              <td>
                <span className={classes.bar} aria-hidden="true">
                  <span style={{ width: `${share.percent}%` }} />
                  {share.guide ? <i style={{ left: `${share.guide.percent}%` }} /> : null}
                </span>
                {words.share(share)}
              </td>
              {share.guide ? (
                <>
                  <td>{words.percent(share.guide.percent)}</td>
                  <td>{words.more(share.guide.more)}</td>
                </>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
