import { strategyWords } from '../words.ts';
import { StrategyPart } from './strategy-part.tsx';
import { StrategyVideo } from './strategy-video.tsx';

/** Shows the founder's guidance video; renders nothing if none is configured. */
export function FounderVideo({ url }: { readonly url: string | null }) {
  if (url === null) return null;
  return (
    <StrategyPart title={strategyWords.guidance}>
      <StrategyVideo url={url} title={strategyWords.guidance} />
    </StrategyPart>
  );
}
