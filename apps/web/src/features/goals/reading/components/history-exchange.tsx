import { Link } from '@tanstack/react-router';
import { useSideLink } from '../model/side-goal.ts';
import type { Exchange } from '../model/timeline.ts';
import { historyLineWords } from '../words.detail.ts';
import { historyWords } from '../words.ts';
import classes from './history-entry.module.css';

/** Shows "from Ada Larkwood to Alan Thornton"; a visible parent goal opens in the side drawer. */
export function HistoryExchange({ exchange: { of, from, to } }: { readonly exchange: Exchange }) {
  return (
    <p className={classes.exchange}>
      {historyLineWords.from} <Side of={of} side={from} /> {historyLineWords.to} <Side of={of} side={to} />
    </p>
  );
}

function Side({ of, side: { id, name } }: { readonly of: Exchange['of']; readonly side: Exchange['from'] }) {
  const sideLink = useSideLink();
  if (id === null) return historyWords.none[of];
  if (name === null) return historyWords.notVisible;
  if (of === 'owner') return <strong>{name}</strong>;
  return (
    <Link {...sideLink(id)} className={classes.link}>
      {name}
    </Link>
  );
}
