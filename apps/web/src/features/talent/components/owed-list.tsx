import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { talentTeamLink } from '#platform/links.ts';
import { shownDay } from '#ui/data/shown.ts';
import { LeftTag } from '#ui/marks/left-tag.tsx';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { owedQuery, type TalentScope } from '../api.overview.ts';
import { nextDue, owedActOf, owedFirst } from '../model/owed-appraisals.ts';
import { periodLabel } from '../model/period-label.ts';
import { entriesOf } from '../model/team-groups.ts';
import { queriedScope, useOwedScopes } from '../model/use-owed-scopes.ts';
import { owedWords, talentWords } from '../words.ts';
import { StatusMark } from './appraisal-marks.tsx';
import classes from './period-list.module.css';
import { AppraisalButton } from './team-row.tsx';

/** Lists for the latest quarter and for each open cycle what waits for the viewer. */
export function OwedLists() {
  return useOwedScopes().map((scope) => (
    <OwedList key={scope.cycleId ?? 0} scope={queriedScope(scope)} cycleName={scope.cycleName} />
  ));
}

interface OwedListProps {
  readonly scope: TalentScope;
  readonly cycleName: string | undefined;
}

/**
 * Lists the direct reports whose appraisal waits for the viewer, with the day on which it is due. Renders nothing if none
 * waits.
 */
function OwedList({ scope, cycleName }: OwedListProps) {
  const { data } = useQuery(owedQuery(scope));
  const owed = owedFirst(entriesOf(data ? [data] : []));
  // The quarters below show the same counts, so a failed load needs no message of its own.
  if (!data || owed.length === 0) return null;
  const id = `owed-appraisals-${scope.cycleId ?? 0}`;
  return (
    <section className={classes.owed} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {owedWords.title(cycleName ?? periodLabel(data.Period))}
      </h2>
      <p className={classes.quiet}>{talentWords.due(shownDay(nextDue(owed) ?? data.DueDate))}</p>
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
      {data.Next === null ? null : (
        <Link
          {...talentTeamLink(scope.periodId, scope.personId)}
          search={{ direct: true, ...(scope.cycleId === undefined ? {} : { cycle: scope.cycleId }) }}
        >
          {owedWords.more}
        </Link>
      )}
    </section>
  );
}
