import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { organizationLink, organizationOfLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { IconCurrentLocation, IconPrinter } from '#ui/marks/icons.ts';
import { useOrgSearch } from '../model/org-search.ts';
import { orgTree, placeOf } from '../model/org-tree.ts';
import { useOpenTeams } from '../model/use-open-teams.ts';
import { usePrinting } from '../model/use-printing.ts';
import { orgWords } from '../words.organisation.ts';
import { OrgChart } from './org-chart.tsx';
import { OrgFinder } from './org-finder.tsx';
import { OrgList } from './org-list.tsx';
import { OrgPath } from './org-path.tsx';
import classes from './organization-page.module.css';

/** The structure around the person of the address, as a chart or as a list. */
export function OrgStructure({ people }: { readonly people: readonly OrgPerson[] }) {
  const { Profile: own } = useSession();
  const { id } = useParams({ strict: false });
  const [search, change] = useOrgSearch();
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const isPrinting = usePrinting();
  const tree = useMemo(() => orgTree(people), [people]);
  const person = typeof id === 'number' ? id : own.Id;
  const place = useMemo(() => placeOf(tree, person, search.at), [tree, person, search.at]);
  const teams = useOpenTeams(tree, place);
  if (!place) return <EmptyState title={orgWords.none} />;

  const view = search.view ?? (isPhone ? 'list' : 'chart');
  const find = (found: number) => {
    const meeting = tree.meetingOf(place.root, found) ?? found;
    if (meeting === place.root) change({ at: found });
    else void navigate({ ...organizationOfLink(meeting), search: { ...search, at: found } });
  };
  const isAbsent = typeof id === 'number' && !tree.people.has(id);
  return (
    <div className={classes.structure}>
      <div className={classes.bar}>
        <OrgFinder people={people} onFind={find} />
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={16} aria-hidden="true" />}
          onClick={() => void navigate({ ...organizationLink(), search: { ...search, at: undefined } })}
        >
          {orgWords.myPlace}
        </Button>
        <span className={classes.space} />
        <SegmentedControl
          aria-label={orgWords.show}
          classNames={{ label: classes.choice ?? '' }}
          value={view}
          onChange={(chosen) => change({ view: chosen === 'list' ? 'list' : 'chart' })}
          data={[
            { value: 'chart', label: orgWords.chart },
            { value: 'list', label: orgWords.list },
          ]}
        />
        <Button
          className={classes.print ?? ''}
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {orgWords.print}
        </Button>
      </div>
      {isAbsent ? <Notice tone="info">{`${orgWords.absent} ${orgWords.absentDetail}`}</Notice> : null}
      <OrgPath path={tree.pathTo(place.root)} />
      {view === 'list' || isPrinting ? (
        <OrgList key={place.root} tree={tree} place={place} teams={teams} isPrinting={isPrinting} />
      ) : (
        <OrgChart
          key={place.root}
          tree={tree}
          place={place}
          teams={teams}
          isNarrow={isPhone}
          onRise={(above) =>
            void navigate({ ...organizationOfLink(above), search: { ...search, at: undefined } })
          }
        />
      )}
    </div>
  );
}
