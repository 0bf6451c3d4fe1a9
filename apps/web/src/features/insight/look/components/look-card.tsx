import type { LookItem } from '@bellwether/contract/insight/look';
import type { Rating } from '@bellwether/domain/goals/rating';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useSideLink } from '#features/goals/door.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { IconCheck } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import type { Rated } from '#ui/marks/rating-words.ts';
import { Tag } from '#ui/marks/tag.tsx';
import { Chance } from '../../components/chance.tsx';
import type { InsightLayerName } from '../../model/layer-names.ts';
import { weekWords } from '../../words.ts';
import classes from './look-card.module.css';

const rated = (level: Rating | null): Rated | null => (level === null ? null : { level, trend: null });

/** Shows one goal of the list: its prediction, its chance, and the reasons for listing it (insight.16). */
export function LookCard({ item }: { readonly item: LookItem }) {
  const sideLink = useSideLink();
  const titleId = useId();
  const levels = { likelihood: item.Likelihood as Rating | null, quality: item.Quality as Rating | null };
  return (
    <li>
      <article className={classes.card} aria-labelledby={titleId}>
        <GoalMark {...levels} size={40} isDecorative />
        <div className={classes.top}>
          <h2 className={classes.title} id={titleId}>
            <Link {...sideLink(item.GoalId)} className={classes.link}>
              {item.Title}
            </Link>
          </h2>
          <div className={classes.facts}>
            <span className={classes.owner}>
              <PersonAvatar name={item.Owner.Name} src={item.Owner.Avatar} size={20} />
              {item.Owner.Name}
              {item.HasOwnerLeft ? <Tag tone="neutral">{weekWords.left}</Tag> : null}
            </span>
            <RatingLine likelihood={rated(levels.likelihood)} quality={rated(levels.quality)} />
          </div>
        </div>
        <p className={classes.chance}>
          <Chance chance={item} />
        </p>
        <ul className={classes.reasons} aria-label={weekWords.reasons}>
          {item.Reasons.map(({ Code, Text }) => (
            <li key={Code}>{Text}</li>
          ))}
        </ul>
        <Acts item={item} titleId={titleId} />
      </article>
    </li>
  );
}

/** Says that somebody talked about the goal this week. */
function TalkedMark() {
  return (
    <>
      <IconCheck size={14} aria-hidden="true" />
      <VisuallyHidden>{weekWords.talked}</VisuallyHidden>
    </>
  );
}

function Acts({ item, titleId }: { readonly item: LookItem; readonly titleId: string }) {
  const sideLink = useSideLink();
  const { openLayer } = useAddressLayer<InsightLayerName | 'owner'>();
  return (
    <div className={classes.acts}>
      {item.MayGiveAway ? (
        <Button
          variant="default"
          size="xs"
          aria-describedby={titleId}
          onClick={() => openLayer('owner', { goal: item.GoalId })}
        >
          {weekWords.giveAway}
        </Button>
      ) : null}
      <Button
        variant="default"
        size="xs"
        aria-describedby={titleId}
        renderRoot={(props) => <Link {...props} {...sideLink(item.GoalId)} />}
      >
        {weekWords.open}
      </Button>
      {item.MayTalk ? (
        <Button
          variant="default"
          size="xs"
          aria-describedby={titleId}
          leftSection={item.WasTalkedAbout ? <TalkedMark /> : undefined}
          onClick={() => openLayer('talked', { goal: item.GoalId })}
        >
          {weekWords.talk}
        </Button>
      ) : null}
      {item.MayGiveView && item.StatusId !== 0 ? (
        <Button
          variant="default"
          size="xs"
          aria-describedby={titleId}
          onClick={() => openLayer('second-view', { goal: item.GoalId })}
        >
          {weekWords.view}
        </Button>
      ) : null}
    </div>
  );
}
