import type { Sentence } from '@bellwether/contract/goals/comments';
import type { LookItem } from '@bellwether/contract/insight/look';
import type { Rating } from '@bellwether/domain/goals/rating';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { GoalWeeks, SentenceLine, useSideLink } from '#features/goals/door.ts';
import { useSession } from '#platform/session.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { IconCheck } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import type { Rated } from '#ui/marks/rating-words.ts';
import { Tag } from '#ui/marks/tag.tsx';
import { Chance } from '../../components/chance.tsx';
import { weekWords } from '../../words.ts';
import { LookActs } from './look-acts.tsx';
import classes from './look-row.module.css';

const rated = (level: Rating | null): Rated | null => (level === null ? null : { level, trend: null });

interface LookRowProps {
  readonly item: LookItem;
  /** It was called unlikely for the first time lately. */
  readonly isNew?: boolean;
  readonly sentence: Sentence | undefined;
}

/** Shows one goal of the list: its prediction, the reasons, its owner's sentence and its chance (insight.16). */
export function LookRow({ item, isNew = false, sentence }: LookRowProps) {
  const { Period } = useSession();
  const sideLink = useSideLink();
  const titleId = useId();
  const levels = { likelihood: item.Likelihood as Rating | null, quality: item.Quality as Rating | null };
  return (
    <li>
      <article className={classes.row} aria-labelledby={titleId}>
        <GoalMark {...levels} size={34} isDecorative />
        <div className={classes.body}>
          <div className={classes.top}>
            <h2 className={classes.title} id={titleId}>
              <Link {...sideLink(item.GoalId)} className={coveringLink(classes.link)}>
                {item.Title}
              </Link>
            </h2>
            <span className={classes.ratings}>
              <RatingLine likelihood={rated(levels.likelihood)} quality={rated(levels.quality)} />
            </span>
            {isNew ? <Tag tone="info">{weekWords.isNew}</Tag> : null}
            {item.HasOwnerLeft ? <Tag tone="neutral">{weekWords.left}</Tag> : null}
            {item.WasTalkedAbout ? (
              <span className={classes.talked} title={weekWords.talked}>
                <IconCheck size={14} aria-hidden="true" />
                <VisuallyHidden>{weekWords.talked}</VisuallyHidden>
              </span>
            ) : null}
          </div>
          <div className={classes.facts}>
            <span className={classes.owner}>
              <PersonAvatar name={item.Owner.Name} src={item.Owner.Avatar} size={18} />
              {item.Owner.Name}
            </span>
            <ul className={classes.reasons} aria-label={weekWords.reasons}>
              {item.Reasons.map(({ Code, Text }) => (
                <li key={Code}>{Text}</li>
              ))}
            </ul>
          </div>
          <SentenceLine sentence={sentence} title={item.Title} />
        </div>
        <span className={classes.strip}>
          <GoalWeeks goal={{ ...item, PeriodStartDate: Period.StartDate }} />
        </span>
        <span className={classes.chance}>
          <Chance chance={item} isPlain />
        </span>
        <LookActs item={item} titleId={titleId} />
      </article>
    </li>
  );
}
