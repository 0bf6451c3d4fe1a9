import type { TeamItem } from '@bellwether/contract/dashboard.team';
import type { Sentence } from '@bellwether/contract/goals/comments';
import { likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GoalSideDrawer, SentenceLine, sentencesQuery, useSideLink } from '#features/goals/door.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { LeftTag } from '#ui/marks/left-tag.tsx';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { RatingWord } from '#ui/marks/rating-line.tsx';
import { teamWeekQuery } from '../api.team-week.ts';
import { teamItemWords, teamWords } from '../words.team-week.ts';
import { Section } from './section.tsx';
import classes from './team-week.module.css';

/** Shows a manager what waits, what moved and who is silent this week, as one list and one run (dashboard.8). */
export function TeamWeek() {
  const { data, isError, refetch } = useQuery(teamWeekQuery);
  const moved = data?.Team?.Items.filter(({ Kind }) => Kind === 'moved') ?? [];
  const { data: sentences } = useQuery(sentencesQuery(moved.map(({ Goal }) => Goal.Id)));
  if (!data && isError)
    return (
      <Section title={teamWords.title}>
        <LoadFailure onRetry={() => void refetch()}>{teamWords.failed}</LoadFailure>
      </Section>
    );
  const team = data?.Team;
  if (!team) return null;
  const rest = team.Waits + team.Moved + team.Silent - team.Items.length;
  const [first] = team.Items;
  return (
    <Section
      title={teamWords.title}
      count={team.Items.length + rest}
      aside={first ? <Start goalId={first.Goal.Id} /> : null}
    >
      {first ? (
        <ul className={classes.list}>
          {team.Items.map((item) => (
            <Row
              key={`${item.Kind} ${item.Goal.Id}`}
              item={item}
              sentence={item.Kind === 'moved' ? sentences?.get(item.Goal.Id) : undefined}
            />
          ))}
        </ul>
      ) : (
        <p className={classes.quiet}>{teamWords.nothing}</p>
      )}
      {rest > 0 ? <p className={classes.quiet}>{teamWords.more(rest)}</p> : null}
      <GoalSideDrawer width={600} run={[...new Set(team.Items.map(({ Goal }) => Goal.Id))]} />
    </Section>
  );
}

function Start({ goalId }: { readonly goalId: number }) {
  const sideLink = useSideLink();
  return (
    <Button variant="default" size="xs" renderRoot={(props) => <Link {...props} {...sideLink(goalId)} />}>
      {teamWords.run}
    </Button>
  );
}

interface RowProps {
  readonly item: TeamItem;
  /** Of a goal that is doubtful or fell: what its owner says about it, or the way to ask (goals.37). */
  readonly sentence: Sentence | undefined;
}

function Row({ item, sentence }: RowProps) {
  const sideLink = useSideLink();
  const { Kind, User, Goal, Sentence } = item;
  return (
    <li className={classes.row}>
      <PersonAvatar name={User.Name} src={User.Avatar} size={28} />
      <div className={classes.body}>
        <Link {...sideLink(Goal.Id)} className={coveringLink(classes.link)}>
          {Kind === 'silent' ? User.Name : Goal.Title}
        </Link>
        <span className={classes.facts}>
          {Kind === 'silent' ? null : <span>{User.Name}</span>}
          {User.HasLeft ? <LeftTag /> : null}
          {Kind === 'moved' ? <Way from={item.From} to={item.To} /> : <span>{teamItemWords(item)}</span>}
        </span>
        {sentence ? <SentenceLine sentence={sentence} title={Goal.Title} /> : null}
        {sentence || Sentence === null ? null : <q className={classes.sentence}>{Sentence}</q>}
      </div>
      <span className={classes.kind} data-kind={Kind}>
        {teamWords.kinds[Kind]}
      </span>
    </li>
  );
}

function Way({ from, to }: { readonly from: number | null; readonly to: number | null }) {
  if (to === null) return null;
  if (from === null) return <RatingWord of="likelihood" level={to as Rating} trend={null} />;
  return (
    <span>
      {likelihoodLabels[from as Rating]} <span aria-hidden="true">→</span>
      <VisuallyHidden> {teamWords.to} </VisuallyHidden>{' '}
      <RatingWord of="likelihood" level={to as Rating} trend={to > from ? 'improved' : 'worsened'} />
    </span>
  );
}
