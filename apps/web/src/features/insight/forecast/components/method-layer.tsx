import type { LabelChance } from '@bellwether/contract/insight/insight';
import { ratings } from '@bellwether/domain/goals/rating';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { forecastQuery } from '../../api.ts';
import { labelWord } from '../../calibration/model/points.ts';
import { howWords, quarterWords } from '../words.ts';
import classes from './method-layer.module.css';

/** Explains in three sentences how a forecast is computed, with a table of the labels' chances (insight.16). */
export function MethodLayer() {
  const { data, error, refetch } = useQuery(forecastQuery('company'));
  return (
    <div className={classes.method}>
      <ol className={classes.sentences}>
        <li>{howWords.chance}</li>
        <li>{howWords.sum}</li>
        <li>{howWords.notUsed}</li>
      </ol>
      {data ? (
        <ChanceTable chances={data.Chances} phase={data.Phase} />
      ) : error ? (
        <ErrorPanel
          inset
          title={quarterWords.failed}
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </div>
  );
}

interface ChanceTableProps {
  readonly chances: readonly LabelChance[];
  /** The present phase of the quarter. */
  readonly phase: number;
}

function ChanceTable({ chances, phase }: ChanceTableProps) {
  const of = (label: number, at: number) => chances.find((each) => each.Label === label && each.Phase === at);
  const isAssumed = chances.some((chance) => chance.IsAssumed);
  return (
    <section aria-labelledby="insight-table" className={classes.section}>
      <h3 className={classes.title} id="insight-table">
        {howWords.tableTitle}
      </h3>
      <table className={classes.table} aria-labelledby="insight-table">
        <thead>
          <tr>
            <th scope="col">{howWords.label}</th>
            {howWords.phases.map((name, at) => (
              <th scope="col" key={name} data-now={at === phase || undefined}>
                {name}
                {at === phase ? ` (${howWords.now})` : ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ratings.toReversed().map((label) => (
            <tr key={label}>
              <th scope="row" className={classes.word} data-level={label}>
                {labelWord(label)}
              </th>
              {howWords.phases.map((name, at) => {
                const chance = of(label, at);
                return (
                  <td key={name} data-now={at === phase || undefined} title={chance?.Text}>
                    {chance ? (
                      <>
                        {howWords.tenths(chance.Tenths)}
                        <span className={classes.basis}>
                          {chance.Goals === null ? howWords.assumed : howWords.goals(chance.Goals)}
                        </span>
                      </>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {isAssumed ? <p className={classes.basis}>{howWords.assumedNote}</p> : null}
    </section>
  );
}
