import type { OrgPart, OrgPerson } from '@bellwether/contract/people/organisation';
import { mayHaveReports } from '@bellwether/domain/people/roles/roles';
import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { organizationLink, organizationOfLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { usePrinting } from '#ui/layout/use-printing.ts';
import { IconCurrentLocation, IconPrinter } from '#ui/marks/icons.ts';
import { ColourChoice, ColourHint } from '../../profile/components/colour-choice.tsx';
import { orgMarksQuery } from '../api.ts';
import { orgMarks } from '../model/org-marks.ts';
import { useOrgSearch } from '../model/org-search.ts';
import { type OrgPlace, type OrgTree, orgTree, placeOf } from '../model/org-tree.ts';
import { useOpenTeams } from '../model/use-open-teams.ts';
import { orgWords } from '../words.ts';
import { OrgChart } from './org-chart.tsx';
import { OrgFinder } from './org-finder.tsx';
import { OrgList } from './org-list.tsx';
import { OrgPath } from './org-path.tsx';
import classes from './organization-page.module.css';

interface OrgStructureProps {
  readonly people: readonly OrgPerson[];
  /** False while `people` contains only the people around the person of the address. */
  readonly isWhole: boolean;
  /** Only in a large company, of which `people` are a part. A press on a manager opens the chart around that manager. */
  readonly part: OrgPart | undefined;
}

/** Shows the structure around the person of the address, as a chart or as a list. */
export function OrgStructure({ people, isWhole, part }: OrgStructureProps) {
  const { Profile: own } = useSession();
  const { id } = useParams({ strict: false });
  const [search, change] = useOrgSearch();
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const isPrinting = usePrinting();
  const tree = useMemo(() => orgTree(people), [people]);
  const person = typeof id === 'number' ? id : own.Id;
  const place = usePlace(tree, person, search.at);
  const opened = useOpenTeams(tree, place);
  const toggle = (pressed: number) => {
    const role = tree.people.get(pressed)?.RoleName;
    const isFarther = part !== undefined && tree.reportsOf(pressed).length === 0;
    if (isFarther && role !== undefined && mayHaveReports(role))
      void navigate({ ...organizationOfLink(pressed), search: { ...search, at: undefined } });
    else opened.toggle(pressed);
  };
  const teams = { ...opened, toggle };
  const read = useQuery({ ...orgMarksQuery, enabled: isWhole });
  const marks = useMemo(
    () => (isWhole && read.data ? orgMarks(tree, own.Id, read.data) : undefined),
    [isWhole, read.data, tree, own.Id],
  );
  if (!place) return <EmptyState title={orgWords.none} />;

  const view = search.view ?? (isPhone ? 'list' : 'chart');
  const find = (found: number) => {
    const meeting = tree.meetingOf(place.root, found) ?? found;
    if (meeting === place.root) change({ at: found });
    else void navigate({ ...organizationOfLink(meeting), search: { ...search, at: found } });
  };
  const isAbsent = (isWhole || part !== undefined) && typeof id === 'number' && !tree.people.has(id);
  const drawn = { tree, place, teams, isWhole, marks, by: search.by } as const;
  return (
    <div className={classes.structure}>
      <div className={classes.bar}>
        <OrgFinder people={people} isPart={part !== undefined} onFind={find} />
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={16} aria-hidden="true" />}
          onClick={() => void navigate({ ...organizationLink(), search: { ...search, at: undefined } })}
        >
          {orgWords.myPlace}
        </Button>
        <span className={classes.space} />
        {part ? null : (
          <ColourChoice
            by={search.by}
            hasCompliance={marks?.hasCompliance ?? false}
            onChoose={(by) => change({ by })}
          />
        )}
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
      {part ? <p className={classes.part}>{orgWords.part(part.People)}</p> : null}
      {isAbsent ? <Notice tone="info">{`${orgWords.absent} ${orgWords.absentDetail}`}</Notice> : null}
      <ColourHint by={search.by} hasFailed={read.isError} onRetry={() => void read.refetch()} />
      <OrgPath path={tree.pathTo(place.root)} />
      {view === 'list' || isPrinting ? (
        <OrgList key={place.root} {...drawn} isPrinting={isPrinting} />
      ) : (
        <OrgChart
          key={place.root}
          {...drawn}
          isNarrow={isPhone}
          onRise={(above) =>
            void navigate({ ...organizationOfLink(above), search: { ...search, at: undefined } })
          }
        />
      )}
    </div>
  );
}

/**
 * Returns the same object if the whole organisation changes nothing about the place, so that the drawing does not
 * move.
 */
function usePlace(tree: OrgTree, person: number, at: number | undefined): OrgPlace | undefined {
  const found = useMemo(() => placeOf(tree, person, at), [tree, person, at]);
  const kept = useRef({ person, place: found });
  const { place: former } = kept.current;
  const isSame = kept.current.person === person && former?.root === found?.root && former?.at === found?.at;
  if (!isSame) kept.current = { person, place: found };
  return kept.current.place;
}
