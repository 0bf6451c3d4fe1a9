import { statusLabels } from '@bellwether/domain/people/status/status';
import { Link, useNavigate } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { profileLink } from '#platform/links.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { AwayTag, awayText } from '#ui/marks/away-tag.tsx';
import { IconChevronDown, IconChevronRight } from '#ui/marks/icons.ts';
import { jobWords } from '#ui/marks/job-words.ts';
import { Tag } from '#ui/marks/tag.tsx';
import { statusTones } from '../../status/model/status-tones.ts';
import type { NodeMarks, OrgMarks } from '../model/org-marks.ts';
import { listStep, type OrgLine, orgLines } from '../model/org-rows.ts';
import type { ColourBy } from '../model/org-search.ts';
import type { OrgPlace, OrgTree } from '../model/org-tree.ts';
import type { OpenTeams } from '../model/use-open-teams.ts';
import { orgWords } from '../words.ts';
import { ListedAvatar } from './listed-avatar.tsx';
import classes from './org-list.module.css';
import { barLabel, OrgBar, OrgMark, shownMark } from './org-mark.tsx';

/** In pixels. */
const lineHeight = 56;
const moreLines = 10;

interface OrgListProps {
  readonly tree: OrgTree;
  readonly place: OrgPlace;
  readonly teams: OpenTeams;
  /** False while only the people around one person are loaded. Until then nobody's numbers are known. */
  readonly isWhole: boolean;
  readonly marks: OrgMarks | undefined;
  readonly by: ColourBy | undefined;
  /** In print every line is rendered. */
  readonly isPrinting: boolean;
}

/** Shows the organisation as an indented list, for screen readers, phones and paper. */
export function OrgList({ tree, place, teams, isWhole, marks, by, isPrinting }: OrgListProps) {
  const { open, toggle } = teams;
  const { root, at } = place;
  const lines = useMemo(() => orgLines(tree, [root], open), [tree, root, open]);
  const [active, setActive] = useState(at ?? root);
  const frame = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => lineHeight,
    overscan: moreLines,
  });
  const navigate = useNavigate();

  // Scroll to the sought person when the address names another one.
  const latest = useRef<OrgPlace | undefined>(undefined);
  const soughtIndex = lines.findIndex(({ id }) => id === (at ?? root));
  useEffect(() => {
    if (latest.current === place || soughtIndex < 0) return;
    latest.current = place;
    setActive(at ?? root);
    rows.scrollToIndex(soughtIndex, { align: 'center' });
  }, [place, soughtIndex, at, root, rows]);

  const toFocus = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (toFocus.current === undefined) return;
    const line = frame.current?.querySelector<HTMLElement>(`[data-id="${toFocus.current}"]`);
    if (!line) return;
    toFocus.current = undefined;
    line.focus({ preventScroll: true });
  });

  const onKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const line = lines[index];
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (!line || !isPlain || event.target !== event.currentTarget) return;
    const hasTeam = tree.reportsOf(line.id).length > 0;
    const isOpen = hasTeam && open.has(line.id);
    if (event.key === 'Enter') void navigate(profileLink(line.id));
    else if (event.key === ' ' && hasTeam) toggle(line.id);
    else {
      const step = listStep(lines, index, event.key, { hasTeam, isOpen });
      if (!step) return;
      const target = step.kind === 'go' ? lines[step.index] : undefined;
      if (step.kind === 'go' && target) {
        toFocus.current = target.id;
        setActive(target.id);
        rows.scrollToIndex(step.index);
      } else toggle(line.id);
    }
    event.preventDefault();
  };

  const activeIndex = lines.findIndex(({ id }) => id === active);
  const shown = isPrinting
    ? lines.map((_line, index) => ({ index, start: index * lineHeight }))
    : rows.getVirtualItems();
  return (
    <div className={classes.frame} ref={frame}>
      <div
        className={classes.list}
        role="tree"
        aria-label={orgWords.listLabel}
        style={{ '--height': `${lines.length * lineHeight}px` } as object}
      >
        {shown.map(({ index, start }) => {
          const line = lines[index];
          return line ? (
            <ListLine
              key={line.id}
              tree={tree}
              line={line}
              isWhole={isWhole}
              marks={marks?.of(line.id)}
              by={by}
              top={start}
              isOpen={open.has(line.id)}
              isSought={line.id === at}
              isActive={index === Math.max(0, activeIndex)}
              onToggle={() => {
                setActive(line.id);
                toggle(line.id);
              }}
              onKey={(event) => onKey(event, index)}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

interface ListLineProps {
  readonly tree: OrgTree;
  readonly line: OrgLine;
  readonly isWhole: boolean;
  readonly marks: NodeMarks | undefined;
  readonly by: ColourBy | undefined;
  readonly top: number;
  readonly isOpen: boolean;
  readonly isSought: boolean;
  readonly isActive: boolean;
  readonly onToggle: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

function ListLine(props: ListLineProps) {
  const { tree, line, isWhole, marks, by, top, isOpen, isSought, isActive, onToggle, onKey } = props;
  const person = tree.people.get(line.id);
  if (!person) return null;
  const reports = tree.reportsOf(line.id).length;
  const team = reports > 0 && isWhole ? { reports, below: tree.sizeOf(line.id) } : undefined;
  const mark = marks ? shownMark(marks, by) : undefined;
  const { Name, JobTitle, OrgUnit, Status } = person;
  const workplace = jobWords(JobTitle, OrgUnit);
  return (
    <div
      className={classes.line}
      role="treeitem"
      aria-level={line.level}
      aria-posinset={line.place}
      aria-setsize={line.count}
      aria-expanded={reports > 0 ? isOpen : undefined}
      aria-selected={isSought}
      // The accessible name starts with the visible text in its order, so that voice control finds the line (WCAG
      // 2.5.3).
      aria-label={[
        Name,
        workplace,
        Status === undefined ? '' : statusLabels[Status],
        awayText(person.AwayUntil),
        mark?.words,
        team ? orgWords.team(team.reports, team.below) : '',
        barLabel(marks),
      ]
        .filter(Boolean)
        .join(', ')}
      tabIndex={isActive ? 0 : -1}
      data-id={line.id}
      data-sought={isSought || undefined}
      data-marked={mark ? true : undefined}
      style={{ '--top': `${top}px`, '--level': line.level - 1 } as object}
      onKeyDown={onKey}
    >
      {reports > 0 ? (
        <button
          type="button"
          className={classes.fold}
          tabIndex={-1}
          aria-label={isOpen ? orgWords.close(Name) : orgWords.open(Name)}
          onClick={onToggle}
        >
          {isOpen ? (
            <IconChevronDown size={16} aria-hidden="true" />
          ) : (
            <IconChevronRight size={16} aria-hidden="true" />
          )}
        </button>
      ) : (
        <span className={classes.noFold} />
      )}
      <ListedAvatar person={person} size={32} />
      <span className={classes.names}>
        <Link {...profileLink(line.id)} className={coveringLink(classes.name)} tabIndex={-1}>
          {Name}
        </Link>{' '}
        <span className={classes.quiet}>{workplace}</span>
      </span>{' '}
      {Status === undefined ? null : <Tag tone={statusTones[Status]}>{statusLabels[Status]}</Tag>}{' '}
      <AwayTag until={person.AwayUntil} />{' '}
      {mark ? (
        <span className={classes.mark}>
          <OrgMark mark={mark} />
        </span>
      ) : null}{' '}
      {marks?.goals ? (
        <span className={classes.goals}>
          <OrgBar marks={marks} />
        </span>
      ) : null}
      {team ? <span className={classes.team}>{orgWords.team(team.reports, team.below)}</span> : null}
    </div>
  );
}
