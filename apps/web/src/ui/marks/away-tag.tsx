import { awayWords } from '@bellwether/domain/people/absence/words';
import { shownDay } from '#ui/data/shown.ts';
import { Tag } from './tag.tsx';

interface AwayProps {
  /** The last day of today's absence; null or absent: the person is there. */
  readonly until: string | null | undefined;
}

/** Stands beside the name of a person who is away today: "Away until 12 Jan". Renders nothing for the others. */
export function AwayTag({ until }: AwayProps) {
  const words = awayText(until);
  return words === '' ? null : <Tag tone="info">{words}</Tag>;
}

/** Returns “Away until 12 Jan”, or an empty text for a person who is not away. */
export function awayText(until: AwayProps['until']): string {
  return until ? awayWords(shownDay(until)) : '';
}
