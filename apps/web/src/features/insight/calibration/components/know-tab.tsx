import type { GroupCalibration } from '@bellwether/contract/insight/calibration';
import { useQuery } from '@tanstack/react-query';
import { isAbsent, problemText } from '#platform/problem.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { IconTargetArrow } from '#ui/marks/icons.ts';
import { calibrationQuery, groupsQuery } from '../../api.ts';
import pageClasses from '../../components/insight-page.module.css';
import { ForecastSkeleton } from '../../components/insight-skeletons.tsx';
import { useInsightChange, useInsightSearch } from '../../model/insight-search.ts';
import { LookingBack } from '../../opinions/components/looking-back.tsx';
import {
  basisSentence,
  importedSentence,
  knowWords,
  leaningSentence,
  type Speaker,
  secondViewSentence,
  shelvedSentence,
  skillSentence,
  tooFewSentence,
} from '../words.ts';
import { AgentScores } from './agent-scores.tsx';
import { BadNews } from './bad-news.tsx';
import { GroupChoice } from './group-choice.tsx';
import classes from './know-tab.module.css';
import { Reliability } from './reliability.tsx';
import { SplitFigures } from './split-figures.tsx';

/**
 * Shows how well a group's likelihoods predicted the results, and how early misses were known (insight.8, insight.9).
 */
export function KnowTab() {
  const { group = 'company' } = useInsightSearch();
  const change = useInsightChange();
  return (
    <>
      <div className={pageClasses.head}>
        <GroupChoice label={knowWords.group} group={group} onChange={(chosen) => change({ group: chosen })} />
      </div>
      <div className={classes.page}>
        <Calibration group={group} />
        {group === 'company' ? <AgentScores /> : null}
        <div className={classes.pair}>
          <BadNews group={group} />
          <LookingBack />
        </div>
      </div>
    </>
  );
}

function Calibration({ group }: { readonly group: string }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(calibrationQuery(group));
  const groups = useQuery(groupsQuery);
  const known = groups.data?.data.find((each) => each.Group === group);
  if (isAbsent(error)) return <EmptyState title={knowWords.absent} />;
  if (data)
    return (
      <div aria-busy={isPlaceholderData}>
        {data.TooFew ? (
          <EmptyState icon={<IconTargetArrow size={24} />} title={tooFewSentence(data)} />
        ) : (
          <Shown calibration={data} speaker={known ?? { Kind: 'company', Name: '' }} />
        )}
      </div>
    );
  if (!error) return <ForecastSkeleton />;
  return (
    <ErrorPanel inset title={knowWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
  );
}

interface ShownProps {
  readonly calibration: GroupCalibration;
  readonly speaker: Speaker;
}

function Shown({ calibration, speaker }: ShownProps) {
  const asides = [shelvedSentence(calibration), secondViewSentence(calibration)].filter(
    (sentence) => sentence !== undefined,
  );
  return (
    <div className={classes.parts}>
      <section className={classes.section} aria-labelledby="insight-reliability">
        <h2 className={classes.title} id="insight-reliability">
          {knowWords.reliability}
        </h2>
        <p className={classes.quiet}>
          {[basisSentence(calibration), importedSentence(calibration)].filter(Boolean).join(' ')}
        </p>
        <Reliability labels={calibration.Labels} speaker={speaker} />
      </section>
      <section className={classes.section} aria-labelledby="insight-split">
        <h2 className={classes.title} id="insight-split">
          {knowWords.split}
        </h2>
        <p className={classes.lead}>{skillSentence(calibration) ?? knowWords.alike}</p>
        {calibration.Word === null ? null : <p>{leaningSentence(calibration)}</p>}
        <SplitFigures {...calibration} />
        {asides.map((sentence) => (
          <p key={sentence} className={classes.quiet}>
            {sentence}
          </p>
        ))}
      </section>
    </div>
  );
}
