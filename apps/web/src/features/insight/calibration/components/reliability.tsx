import type { LabelPoint } from '@bellwether/contract/insight/calibration';
import type { Rating } from '@bellwether/domain/goals/rating';
import { ReliabilityPlot } from '#ui/marks/reliability-plot.tsx';
import { Fold } from '../../components/fold.tsx';
import { labelWord, points } from '../model/points.ts';
import { knowWords, pointSentence, type Speaker } from '../words.ts';
import classes from './know-tab.module.css';

interface ReliabilityProps {
  readonly labels: readonly LabelPoint[];
  readonly speaker: Speaker;
}

/** Shows how often each likelihood came true: a picture with its table, and sentences (insight.8). */
export function Reliability({ labels, speaker }: ReliabilityProps) {
  const sentences = labels.toReversed().flatMap((label) => pointSentence(label, speaker) ?? []);
  return (
    <div className={classes.reliability}>
      <figure className={classes.figure}>
        <ReliabilityPlot
          axes={knowWords.axes}
          diagonal={knowWords.diagonal}
          label={`${knowWords.reliability}. ${sentences.join(' ')}`}
          points={labels.flatMap(({ Label, Said, Happened, Low, High, Goals }) =>
            Happened === null
              ? []
              : [
                  {
                    level: Label as Rating,
                    word: labelWord(Label),
                    said: Said,
                    happened: Happened,
                    band: Low === null || High === null ? null : { low: Low, high: High },
                    isHollow: Goals === null,
                  },
                ],
          )}
        />
        <figcaption className={classes.hint}>{knowWords.hint}</figcaption>
      </figure>
      <div className={classes.beside}>
        <ul className={classes.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Fold title={knowWords.table} isQuiet>
          <LabelTable labels={labels} />
        </Fold>
      </div>
    </div>
  );
}

function LabelTable({ labels }: { readonly labels: readonly LabelPoint[] }) {
  return (
    <table className={classes.table} aria-label={knowWords.reliability}>
      <thead>
        <tr>
          <th scope="col">{knowWords.word}</th>
          <th scope="col">{knowWords.said}</th>
          <th scope="col">{knowWords.happened}</th>
          <th scope="col">{knowWords.between}</th>
          <th scope="col">{knowWords.goals}</th>
        </tr>
      </thead>
      <tbody>
        {labels.toReversed().map(({ Label, Said, Happened, Low, High, Goals }) => (
          <tr key={Label}>
            <th scope="row" className={classes.word} data-level={Label}>
              {labelWord(Label)}
            </th>
            <td>{points(Said)}</td>
            <td>{Happened === null ? knowWords.none : points(Happened)}</td>
            <td>{Low === null || High === null ? knowWords.none : `${points(Low)}–${points(High)}`}</td>
            <td>
              {Happened === null ? knowWords.none : Goals === null ? knowWords.hollow : Math.round(Goals)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
