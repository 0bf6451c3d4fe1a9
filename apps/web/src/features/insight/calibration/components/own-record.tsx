import type { OwnCalibration } from '@bellwether/contract/insight/calibration';
import { ratings } from '@bellwether/domain/goals/rating';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { shownPercent } from '#ui/data/shown.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { IconLock } from '#ui/marks/icons.ts';
import { myInsightQuery } from '../../api.ts';
import { Fold } from '../../components/fold.tsx';
import { howWords } from '../../forecast/words.ts';
import { labelWord, points } from '../model/points.ts';
import {
  importedSentence,
  knowWords,
  ownSentence,
  ownViewsSentence,
  ownWords,
  skillSentence,
  verdictSentence,
  warningSentences,
} from '../words.ts';
import classes from './know-tab.module.css';
import { Reliability } from './reliability.tsx';
import { SplitFigures } from './split-figures.tsx';

/**
 * Shows how well the signed-in person's predictions and second views came true. Nobody else sees it
 * (insight.8, insight.13).
 */
export function OwnRecord() {
  const { data, error, refetch } = useQuery(myInsightQuery);
  if (!data)
    return error ? (
      <ErrorPanel inset title={ownWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={4} />
    );
  const { Calibration, Opinions } = data;
  const hasVerdict = !Calibration.TooFew && Calibration.Word !== null;
  const hasViews = !Opinions.TooFew && Opinions.Word !== null;
  return (
    <div className={classes.page}>
      {hasVerdict ? <Record record={Calibration} /> : <p>{ownWords.tooFew(Calibration.Goals)}</p>}
      {hasViews ? (
        <section className={classes.section} aria-labelledby="own-views">
          <h2 className={classes.title} id="own-views">
            {ownWords.opinions}
          </h2>
          <p>{ownViewsSentence(Opinions)}</p>
        </section>
      ) : null}
    </div>
  );
}

/** The sentence, the picture, and the numbers folded: who wants only the answer has it in one line. */
function Record({ record }: { readonly record: OwnCalibration }) {
  const sentences = [
    ownSentence(record),
    skillSentence(record),
    importedSentence(record),
    ...(record.BadNews ? [ownWords.lead(record.BadNews.Mean), ...warningSentences(record.BadNews)] : []),
  ].filter((sentence) => sentence !== undefined);
  return (
    <section className={classes.section} aria-label={ownWords.tab}>
      <p className={classes.lead}>{verdictSentence(record)}</p>
      <p className={classes.private}>
        <IconLock size={14} aria-hidden="true" />
        {knowWords.onlyYou}
      </p>
      <Reliability labels={record.Labels} speaker={{ Kind: 'own' }} />
      <Fold title={ownWords.more}>
        <div className={classes.section}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {record.Reliability === null ? null : <SplitFigures {...record} />}
          <h3 className={classes.title} id="own-chances">
            {ownWords.chances}
          </h3>
          <p className={classes.hint}>{ownWords.chancesHint}</p>
          <OwnChances chances={record.Chances} />
        </div>
      </Fold>
    </section>
  );
}

function OwnChances({ chances }: { readonly chances: OwnCalibration['Chances'] }) {
  return (
    <table className={classes.table} aria-labelledby="own-chances">
      <thead>
        <tr>
          <th scope="col">{howWords.label}</th>
          {howWords.phases.map((phase) => (
            <th scope="col" key={phase}>
              {phase}
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
            {chances.map((phase, at) => (
              <td key={howWords.phases[at]} title={shownPercent(points(phase[label] ?? 0))}>
                {ownWords.tenths(phase[label] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
