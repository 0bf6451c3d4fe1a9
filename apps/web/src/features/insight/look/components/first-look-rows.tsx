import type { LookItem } from '@bellwether/contract/insight/look';
import type { Rating } from '@bellwether/domain/goals/rating';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
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
import classes from './called-goals.module.css';

/** The number of goals on the dashboard. */
const first = 3;

/** Shows three goals that are worth a talk. Renders nothing if there is no such goal. */
export function FirstLookRows({ frame }: FirstLookProps) {
  const { Profile } = useSession();
  const [scope = 'company'] = scopesFor(Profile);
  const { data, isError, refetch } = useQuery(lookQuery(scope));
  const title = scope === 'mine' ? firstLookWords.own : firstLookWords.team;
  if (!data && isError)
    return frame(title, <LoadFailure onRetry={() => void refetch()}>{weekWords.failed}</LoadFailure>);
  if (!data || data.Items.length === 0) return null;
  return frame(
    title,
    <ul className={classes.plainList}>
      {data.Items.slice(0, first).map((item) => (
        <Row key={item.GoalId} item={item} isOwn={scope === 'mine'} />
      ))}
    </ul>,
  );
}

function Row({ item, isOwn }: { readonly item: LookItem; readonly isOwn: boolean }) {
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
      </div>
      <Chance chance={item} isPlain />
    </li>
  );
}
