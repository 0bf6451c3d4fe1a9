import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { insightLink } from '#platform/links.ts';
import { forecastQuery } from '../../api.ts';
import { expectedWords, quarterAnswerWords, quarterWords } from '../words.ts';
import classes from './quarter-answer.module.css';

/** "60 of 92 published goals expected, 8 chances in 10 between 53 and 67", with a link to the forecast. */
export function QuarterAnswerLine() {
  const { data, isError } = useQuery(forecastQuery('company'));
  if (!data) return isError ? quarterWords.failed : null;
  if (data.Goals === 0) return quarterWords.none;
  return (
    <Link {...insightLink('quarter')} className={classes.link}>
      <strong className={classes.number}>{expectedWords(data)}</strong> {quarterWords.expected(data.Goals)}
      {quarterAnswerWords(data)}
    </Link>
  );
}
