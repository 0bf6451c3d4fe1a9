import type { OwnCalibration } from '@bellwether/contract/insight/calibration';
import { ratings } from '@bellwether/domain/goals/rating';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { shownPercent } from '#ui/data/shown.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { IconLock, IconTargetArrow } from '#ui/marks/icons.ts';
import { myInsightQuery } from '../../api.ts';
import { howWords } from '../../forecast/words.ts';
import { labelWord, points } from '../model/points.ts';
import {
  importedSentence,
  knowWords,
  ownSentence,
  ownViewsSentence,
  ownWords,
  skillSentence,
  tooFewSentence,
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
  return (
    <div className={classes.page}>
      <p className={classes.private}>
        <IconLock size={14} aria-hidden="true" />
        {knowWords.onlyYou}
      </p>
      {Calibration.TooFew ? (
        <EmptyState icon={<IconTargetArrow size={24} />} title={tooFewSentence(Calibration)}>
          {ownWords.noneHint}
        </EmptyState>
      ) : (
        <Record record={Calibration} />
      )}
      <section className={classes.section} aria-labelledby="own-views">
        <h2 className={classes.title} id="own-views">
          {ownWords.opinions}
        </h2>
        <p className={Opinions.TooFew ? classes.quiet : undefined}>
          {Opinions.TooFew ? tooFewSentence(Opinions) : ownViewsSentence(Opinions)}
        </p>
      </section>
    </div>
  );
}

function Record({ record }: { readonly record: OwnCalibration }) {
  const skill = skillSentence(record);
  return (
    <div className={classes.parts}>
      <section className={classes.section} aria-label={ownWords.tab}>
        <p className={classes.lead}>{ownSentence(record)}</p>
        {skill === undefined ? null : <p>{skill}</p>}
        {importedSentence(record) === undefined ? null : <p>{importedSentence(record)}</p>}
        {record.Reliability === null ? null : <SplitFigures {...record} />}
        <Reliability labels={record.Labels} speaker={{ Kind: 'own' }} />
      </section>
      <section className={classes.section} aria-labelledby="own-chances">
        <h2 className={classes.title} id="own-chances">
          {ownWords.chances}
        </h2>
        <p className={classes.hint}>{ownWords.chancesHint}</p>
        <OwnChances chances={record.Chances} />
      </section>
      {record.BadNews ? (
        <section className={classes.section} aria-labelledby="own-bad-news">
          <h2 className={classes.title} id="own-bad-news">
            {knowWords.badNews}
          </h2>
          <p>{ownWords.lead(record.BadNews.Mean)}</p>
          {warningSentences(record.BadNews).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ) : null}
    </div>
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
