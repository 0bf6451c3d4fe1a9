import type { SummaryGoal } from '@bellwether/contract/summaries';
import { Link } from '@tanstack/react-router';
import { goalLink } from '#platform/links.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import type { SourcedPiece } from '../model/sentences.ts';
import { summaryStandingOf } from '../model/standing.ts';
import { deckWords } from '../words.ts';
import classes from './source-list.module.css';

interface SourceListProps {
  /** The name of the text: "Text of Hire two engineers". */
  readonly label: string;
  readonly pieces: readonly SourcedPiece[];
  readonly goals: ReadonlyMap<number, SummaryGoal>;
}

/** Lists each sentence of a text with the goals that it cites. */
export function SourceList({ label, pieces, goals }: SourceListProps) {
  const sentences = pieces.filter(({ isGap }) => !isGap);
  const named = new Set<number>();
  const isFirst = (id: number) => !named.has(id) && named.add(id).has(id);
  if (sentences.length === 0) return null;
  return (
    <ol className={classes.sources} aria-label={deckWords.sourcesOf(label)}>
      {sentences.map(({ text, sources, hasYourNumber }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name than their place
        <li key={at}>
          <p className={classes.sentence} title={text}>
            {text}
          </p>
          {hasYourNumber ? <Tag tone="info">{deckWords.yourNumber}</Tag> : null}
          {sources.length === 0 ? (
            <Tag tone="warn">{deckWords.noSource}</Tag>
          ) : (
            <ul className={classes.goals}>
              {sources.flatMap((id) => {
                const goal = goals.get(id);
                return goal
                  ? [<Source key={id} goal={goal} isNamed={isFirst(id) || sources.length === 1} />]
                  : [];
              })}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

interface SourceProps {
  readonly goal: SummaryGoal;
  /** Shows the goal's title beside its ring: at its first ring, and where it is a sentence's only goal. */
  readonly isNamed: boolean;
}

function Source({ goal, isNamed }: SourceProps) {
  const { likelihood, quality, result } = summaryStandingOf(goal);
  return (
    <li>
      <Link {...goalLink(goal.Id)} className={classes.source} title={goal.GoalDetail.Title}>
        <GoalMark
          likelihood={likelihood?.level ?? null}
          quality={quality?.level ?? null}
          result={result}
          size={20}
          isDecorative
        />
        {isNamed ? (
          <span className={classes.title}>{goal.GoalDetail.Title}</span>
        ) : (
          <VisuallyHidden>{goal.GoalDetail.Title}</VisuallyHidden>
        )}
      </Link>
    </li>
  );
}
