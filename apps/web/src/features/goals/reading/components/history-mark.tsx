import type { HistoryKind } from '@bellwether/domain/goals/history-kinds';
import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import {
  IconCircleCheck,
  IconFlag,
  IconGitFork,
  IconPencil,
  IconTarget,
  IconTrash,
  IconUserEdit,
} from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { RatingDot } from '#ui/marks/rating-dot.tsx';
import type { TimelineEntry } from '../model/timeline.ts';
import classes from './history-entry.module.css';

const signs: Readonly<Record<HistoryKind, typeof IconTarget>> = {
  state: IconTarget,
  edit: IconPencil,
  owner: IconUserEdit,
  parent: IconGitFork,
  result: IconFlag,
  deletion: IconTrash,
};

/** The icon on the timeline; the text beside it says the same. */
export function HistoryMark({ entry }: { readonly entry: TimelineEntry }) {
  if (entry.kind === 'comment') {
    return (
      <span className={classes.mark} data-kind="comment" aria-hidden="true">
        <PersonAvatar name={entry.by} src={entry.comment.Avatar} size={24} />
      </span>
    );
  }
  if (entry.kind === 'prediction') {
    return (
      <span className={classes.mark} aria-hidden="true">
        <RatingDot level={entry.now.likelihood} word={likelihoodLabels[entry.now.likelihood]} />
      </span>
    );
  }
  const Sign = entry.about === 'state' && entry.toState === 'approved' ? IconCircleCheck : signs[entry.about];
  return (
    <span className={classes.mark} aria-hidden="true">
      <Sign size={14} />
    </span>
  );
}
