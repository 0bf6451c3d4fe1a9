import type { Sentence } from '@bellwether/contract/goals/comments';
import type { LookItem } from '@bellwether/contract/insight/look';
import type { Rating } from '@bellwether/domain/goals/rating';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SentenceLine, sentencesQuery } from '#features/goals/door.ts';
import { goalLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { lookQuery } from '../../api.ts';
import { Chance } from '../../components/chance.tsx';
import { scopesFor } from '../../model/insight-rights.ts';
import { firstLookWords, weekWords } from '../../words.ts';
import type { FirstLookProps } from '../model/first-goals.ts';
import classes from './first-look-rows.module.css';

/** The number of goals on the dashboard. */
const first = 3;

/** Shows three goals that are worth a talk. Renders nothing if there is no such goal. */
export function FirstLookRows({ frame }: FirstLookProps) {
  const { Profile } = useSession();
  const [scope = 'company'] = scopesFor(Profile);
  const { data, isError, refetch } = useQuery(lookQuery(scope));
  const shown = data?.Items.slice(0, first) ?? [];
  const sentences = useQuery(sentencesQuery(shown.map(({ GoalId }) => GoalId)));
  const title = scope === 'mine' ? firstLookWords.own : firstLookWords.team;
  if (!data && isError)
    return frame(title, <LoadFailure onRetry={() => void refetch()}>{weekWords.failed}</LoadFailure>);
  // Wait for the sentences, because a line that appears later would move the page.
  if (shown.length === 0 || sentences.isPending) return null;
  return frame(
    title,
    <ul className={classes.plainList}>
      {shown.map((item) => (
        <Row
          key={item.GoalId}
          item={item}
          isOwn={scope === 'mine'}
          sentence={sentences.data?.get(item.GoalId)}
        />
      ))}
    </ul>,
  );
}

interface RowProps {
  readonly item: LookItem;
  readonly isOwn: boolean;
  readonly sentence: Sentence | undefined;
}

function Row({ item, isOwn, sentence }: RowProps) {
  const [reason] = item.Reasons;
  return (
    <li className={classes.row}>
      <GoalMark
        likelihood={item.Likelihood as Rating | null}
        quality={item.Quality as Rating | null}
        size={30}
        isDecorative
      />
      <div className={classes.body}>
        <Link {...goalLink(item.GoalId)} className={coveringLink(classes.link)}>
          {item.Title}
        </Link>
        <span className={classes.facts}>
          {isOwn ? null : <span>{item.Owner.Name}</span>}
          {item.HasOwnerLeft ? <Tag>{weekWords.left}</Tag> : null}
          {reason ? <span>{reason.Text}</span> : null}
        </span>
        <SentenceLine sentence={sentence} title={item.Title} />
      </div>
      <Chance chance={item} isPlain />
    </li>
  );
}
