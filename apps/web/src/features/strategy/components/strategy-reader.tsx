import type { Strategy } from '@bellwether/contract/strategy';
import { LocalTime } from '#ui/data/times.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconCompass } from '#ui/marks/icons.ts';
import { strategyWords } from '../words.ts';
import { BasicCards } from './basic-cards.tsx';
import { FounderVideo } from './founder-video.tsx';
import { ObjectiveAreas } from './objective-areas.tsx';
import classes from './strategy-page.module.css';
import { StrategyPart } from './strategy-part.tsx';
import { StrategyVideo } from './strategy-video.tsx';

/** Shows the strategy to the organization: only the filled parts, the mission first (strategy.1). */
export function StrategyReader({ strategy }: { readonly strategy: Strategy }) {
  const { Video, GuidanceVideo, StrategyBasic, Objectives, PublishedAt, IsStrategy } = strategy;
  return (
    <div className={classes.page}>
      {IsStrategy ? null : (
        <EmptyState icon={<IconCompass size={24} />} title={strategyWords.emptyTitle}>
          {strategyWords.emptyText}
        </EmptyState>
      )}
      <BasicCards texts={StrategyBasic} withQuestions={false} />
      <ObjectiveAreas texts={Objectives} withQuestions={false} />
      {Video.VideoUrl === null ? null : (
        <StrategyPart title={strategyWords.ceoMessage}>
          <StrategyVideo url={Video.VideoUrl} title={strategyWords.ceoMessage} />
        </StrategyPart>
      )}
      <FounderVideo url={GuidanceVideo.VideoUrl} />
      {IsStrategy && PublishedAt !== null ? (
        <p className={classes.quiet}>
          {strategyWords.published} <LocalTime at={PublishedAt} dateOnly />
        </p>
      ) : null}
    </div>
  );
}
