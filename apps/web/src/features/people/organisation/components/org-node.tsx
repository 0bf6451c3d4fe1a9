import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { statusLabels } from '@bellwether/domain/people/status/status';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo } from 'react';
import { profileLink } from '#platform/links.ts';
import { AwayTag, awayText } from '#ui/marks/away-tag.tsx';
import { IconChevronDown, IconChevronUp } from '#ui/marks/icons.ts';
import { unitBeside } from '#ui/marks/job-words.ts';
import { Tag } from '#ui/marks/tag.tsx';
import { statusTones } from '../../status/model/status-tones.ts';
import type { ChartNode } from '../model/chart-layout.ts';
import type { NodeMarks } from '../model/org-marks.ts';
import type { ColourBy } from '../model/org-search.ts';
import { orgWords } from '../words.ts';
import { ListedAvatar } from './listed-avatar.tsx';
import classes from './org-chart.module.css';
import { barLabel, OrgBar, OrgMark, shownMark } from './org-mark.tsx';

interface OrgNodeProps {
  readonly person: OrgPerson;
  readonly node: ChartNode;
  readonly width: number;
  readonly reports: number;
  /** The number of people below; undefined while it is unknown. */
  readonly below: number | undefined;
  readonly marks: NodeMarks | undefined;
  readonly by: ColourBy | undefined;
  /** The number of people of the team who are drawn. */
  readonly siblings: number;
  readonly isOpen: boolean;
  /** Whether the drawing marks this person. */
  readonly isSought: boolean;
  /** Whether this person is the Tab stop of the drawing. */
  readonly isActive: boolean;
  readonly onPress: (id: number) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, id: number) => void;
}

/** Shows a person in the drawing. A press opens and closes the team; the name links to the profile. */
export const OrgNode = memo(function OrgNode(props: OrgNodeProps) {
  const { person, node, width, reports, below, marks, by, siblings } = props;
  const { isOpen, isSought, isActive, onPress, onKey } = props;
  const { id, Name, JobTitle, Status } = person;
  const unit = unitBeside(JobTitle, person.OrgUnit);
  const mark = marks ? shownMark(marks, by) : undefined;
  const team = reports > 0 && below !== undefined ? { reports, below } : undefined;
  return (
    <div
      className={classes.node}
      role="treeitem"
      aria-level={node.level}
      aria-posinset={node.index + 1}
      aria-setsize={siblings}
      aria-expanded={reports > 0 ? isOpen : undefined}
      aria-selected={isSought}
      // The accessible name starts with the visible text in its order, so that voice control finds the node (WCAG
      // 2.5.3).
      aria-label={[
        Name,
        JobTitle,
        mark ? mark.words : unit,
        Status === undefined ? '' : statusLabels[Status],
        awayText(person.AwayUntil),
        team ? orgWords.team(team.reports, team.below) : '',
        mark ? unit : '',
        barLabel(marks),
      ]
        .filter(Boolean)
        .join(', ')}
      tabIndex={isActive ? 0 : -1}
      data-id={id}
      data-sought={isSought || undefined}
      data-mark={mark?.colour}
      data-team={reports > 0 || undefined}
      style={{ transform: `translate(${node.x}px, ${node.y}px)`, width }}
      onClick={() => onPress(id)}
      onKeyDown={(event) => onKey(event, id)}
    >
      <ListedAvatar person={person} size={40} />
      <Link
        {...profileLink(id)}
        className={classes.name}
        tabIndex={-1}
        title={Name}
        onClick={(event) => event.stopPropagation()}
      >
        {Name}
      </Link>{' '}
      <span className={classes.quiet} title={JobTitle}>
        {JobTitle}
      </span>{' '}
      {mark ? (
        <OrgMark mark={mark} />
      ) : (
        <span className={classes.quiet} title={unit}>
          {unit}
        </span>
      )}{' '}
      {Status === undefined ? null : <Tag tone={statusTones[Status]}>{statusLabels[Status]}</Tag>}{' '}
      <AwayTag until={person.AwayUntil} />{' '}
      {marks?.goals ? (
        <span className={classes.goals}>
          <OrgBar marks={marks} />
        </span>
      ) : null}
      {team ? (
        <span className={classes.team}>
          {orgWords.team(team.reports, team.below)}
          {isOpen ? (
            <IconChevronUp size={14} aria-hidden="true" />
          ) : (
            <IconChevronDown size={14} aria-hidden="true" />
          )}
        </span>
      ) : null}
    </div>
  );
});
