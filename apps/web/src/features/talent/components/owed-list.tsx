import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { talentTeamLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { shownDay } from '#ui/data/shown.ts';
import { LeftTag } from '#ui/marks/left-tag.tsx';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { teamQuery } from '../api.overview.ts';
import { nextDue, owedActOf, owedFirst } from '../model/owed-appraisals.ts';
import { periodLabel } from '../model/period-label.ts';
import { entriesOf } from '../model/team-groups.ts';
import { owedWords, talentWords } from '../words.ts';
import { StatusMark } from './appraisal-marks.tsx';
import classes from './period-list.module.css';
import { AppraisalButton } from './team-row.tsx';

/**
 * Lists the direct reports whose appraisal of the latest quarter waits for the viewer, with the day on which it is due.
 * Renders nothing if none waits.
 */
export function OwedList({ periodId }: { readonly periodId: number }) {
  const { Profile } = useSession();
  const scope = { periodId, personId: Profile.Id, isOrganization: false };
  const list = useInfiniteQuery(teamQuery(scope, { direct: true }));
  const first = list.data?.pages[0];
  const owed = owedFirst(entriesOf(list.data?.pages ?? []));
  // The quarters below show the same counts, so a failed load needs no message of its own.
  if (!first || owed.length === 0) return null;
  const quarter = periodLabel(first.Period);
  return (
    <section className={classes.owed} aria-labelledby="owed-appraisals">
      <h2 className={classes.title} id="owed-appraisals">
        {owedWords.title(quarter)}
      </h2>
      <p className={classes.quiet}>{talentWords.due(shownDay(nextDue(owed) ?? first.DueDate))}</p>
      <ul className={classes.people}>
        {owed.map(({ person, appraisal }) => (
          <li className={classes.person} key={person.Id}>
            <PersonAvatar name={person.Name} src={person.Avatar} size={28} />
            <span className={classes.name}>
              {person.Name} {person.IsDeactivated ? <LeftTag /> : null}
            </span>
            <span className={classes.act}>{owedWords.acts[owedActOf(appraisal) ?? 'write']}</span>
            <StatusMark of={appraisal} />
            <AppraisalButton person={person} appraisal={appraisal} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <Link {...talentTeamLink(periodId, Profile.Id)} search={{ direct: true }}>
          {owedWords.more}
        </Link>
      ) : null}
    </section>
  );
}
