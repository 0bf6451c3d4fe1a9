import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { isInDispute } from '@bellwether/domain/goals/badges';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { useMediaQuery } from '@mantine/hooks';
import { useSession } from '#platform/session.ts';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { IconLock } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { StateBadge, Tag } from '#ui/marks/tag.tsx';
import { useGoalLayer } from '../../model/goal-search.ts';
import { bellwetherSign } from '../model/bellwether-sign.ts';
import { headerActsOf, nextActOf } from '../model/goal-acts.ts';
import { ratingOf } from '../model/goal-badges.ts';
import { goalKeyOf } from '../model/goal-keys.ts';
import { labelOf } from '../model/list-filter.ts';
import { stateTone } from '../model/state-tone.ts';
import { detailHeaderWords } from '../words.ts';
import classes from './detail-header.module.css';
import { FollowButton } from './follow-button.tsx';
import { GoalWeeks, StandingLine, StandingMark } from './goal-standing.tsx';
import { GoalTitle } from './goal-title.tsx';
import { MoreMenu } from './more-menu.tsx';
import { OwnerLink } from './owner-link.tsx';
import { SignLine } from './sign-line.tsx';

/** Shows the goal's owner, state and acts; the next act comes first. */
export function DetailHeader({ info }: { readonly info: GoalInfo }) {
  const { Goal, Period } = info;
  const session = useSession();
  const { openLayer } = useGoalLayer();
  const isPublished = Goal.State !== 'draft' && Goal.State !== 'review';
  const sign = bellwetherSign({
    state: Goal.State,
    isPrivate: Goal.Hidden,
    likelihood: ratingOf(Goal.MostRecentGoalStatus?.Likelihood),
    children: info.Children,
  });
  const next = nextActOf(info, session.Period);
  const others = headerActsOf(info).filter((act) => act.layer !== next?.layer);
  // A phone has room for one row: the other acts are in the menu there.
  const isPhone = useMediaQuery('(max-width: 30em)', false, { getInitialValueInEffect: false });
  const shown = isPhone ? others.filter((act) => act.layer === 'update') : others;
  return (
    <header className={classes.header}>
      <div className={classes.top}>
        <StandingMark goal={Goal} size={52} isDecorative={isPublished} />
        <div className={classes.words}>
          <GoalTitle key={Goal.Id} info={info} />
          <div className={classes.facts}>
            <span className={classes.owner}>
              <PersonAvatar name={Goal.User.Name} src={Goal.User.Avatar} size={20} />
              <OwnerLink user={Goal.User} />
            </span>
            <span>{labelOf(Period)}</span>
            <StateBadge tone={inDispute(info) ? 'bad' : stateTone[Goal.State]}>
              {inDispute(info) ? detailHeaderWords.finalizedAndInDispute : goalStateLabels[Goal.State]}
            </StateBadge>
            {Goal.Hidden ? (
              <Tag icon={<IconLock size={12} aria-hidden="true" />} title={detailHeaderWords.seenByTheOwner}>
                {detailHeaderWords.private}
              </Tag>
            ) : null}
            {isPublished ? (
              <>
                <StandingLine goal={Goal} />
                <GoalWeeks goal={Goal} isSeries />
              </>
            ) : null}
          </div>
          {sign ? <SignLine goalId={Goal.Id} sign={sign} /> : null}
        </div>
      </div>
      <div className={classes.acts} data-keeps-focus>
        {next ? (
          <ReasonButton keys={goalKeyOf[next.layer]} onClick={() => openLayer(next.layer)}>
            {next.label}
          </ReasonButton>
        ) : null}
        {shown.map((act) => (
          <ReasonButton
            key={act.layer}
            variant="default"
            reason={act.reason}
            keys={goalKeyOf[act.layer]}
            onClick={() => openLayer(act.layer)}
          >
            {act.label}
          </ReasonButton>
        ))}
        <FollowButton info={info} />
        <MoreMenu info={info} first={others.filter((act) => !shown.includes(act))} />
      </div>
    </header>
  );
}

function inDispute({ Goal }: Pick<GoalInfo, 'Goal'>): boolean {
  return (
    Goal.State === 'finalized' &&
    isInDispute(Goal.OwnerGoalResult?.Completed ?? null, Goal.ManagerGoalResult?.Completed ?? null)
  );
}
