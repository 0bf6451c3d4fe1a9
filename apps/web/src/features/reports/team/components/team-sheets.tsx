import type { Person } from '@bellwether/contract/people';
import type { TeamGoal } from '@bellwether/contract/reports';
import { useLayoutEffect, useRef, useState } from 'react';
import { labelOf } from '#features/goals/door.ts';
import { useSession } from '#platform/session.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { localDay, shownDayOfYear } from '#ui/data/shown.ts';
import { jobWords } from '#ui/marks/job-words.ts';
import type { ReportQuarter } from '../../model/quarter-span.ts';
import { entryOf } from '../../model/report-entries.ts';
import { teamWords } from '../../words.ts';
import { type TeamItem, teamPages } from '../model/team-pages.ts';
import { TeamGoalLine } from './team-goal-line.tsx';
import classes from './team-sheets.module.css';

interface TeamSheetsProps {
  readonly team: readonly { readonly User: Person; readonly Goals: readonly TeamGoal[] }[];
  readonly quarter: ReportQuarter | undefined;
}

/** A line of the sheets: a goal, or the sentence about a person without goals. */
interface SheetLine {
  readonly user: Person;
  readonly goal: TeamGoal | undefined;
}

/**
 * Lays out the team's goals on sheets of paper. The lines are measured once at the width of the paper and then split
 * into pages.
 */
export function TeamSheets({ team, quarter }: TeamSheetsProps) {
  const lines = team.flatMap(({ User, Goals }): SheetLine[] =>
    Goals.length === 0 ? [{ user: User, goal: undefined }] : Goals.map((goal) => ({ user: User, goal })),
  );
  const [measured, setMeasured] = useState<Measured>();
  // Measure again for other people or another quarter.
  const heights = measured?.team === team ? measured.heights : undefined;
  if (!heights)
    return <Measure lines={lines} onMeasured={(found) => setMeasured({ team, heights: found })} />;
  const items = lines.map((line, at): TeamItem & { readonly line: SheetLine } => ({
    line,
    personId: line.user.Id,
    isMain: line.goal?.IsMain ?? false,
    height: heights[at] ?? 0,
  }));
  const sheets = teamPages(items);
  return (
    <div className={classes.sheets} data-own-print-head>
      {sheets.map((sheet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <section className={classes.sheet} key={at} aria-label={teamWords.page(at + 1, sheets.length)}>
          {at === 0 ? <FirstHead quarter={quarter} people={team.length} /> : <LaterHead quarter={quarter} />}
          {peopleOf(sheet.map(({ line }) => line)).map(({ user, goals }) => {
            const last = sheets[at - 1]?.at(-1);
            return <PersonPart key={user.Id} user={user} goals={goals} goesOn={last?.personId === user.Id} />;
          })}
        </section>
      ))}
    </div>
  );
}

interface Measured {
  readonly team: TeamSheetsProps['team'];
  readonly heights: readonly number[];
}

interface MeasureProps {
  readonly lines: readonly SheetLine[];
  readonly onMeasured: (heights: readonly number[]) => void;
}

/** Renders all lines invisibly at the width of the paper, and reports their heights before the first paint. */
function Measure({ lines, onMeasured }: MeasureProps) {
  const box = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are measured once, when they are there
  useLayoutEffect(() => {
    const rows = [...(box.current?.children ?? [])];
    onMeasured(rows.map((row) => row.getBoundingClientRect().height));
  }, []);
  return (
    <div className={classes.measure}>
      <ul className={classes.goals} ref={box}>
        {lines.map((line) => (
          <Line key={line.goal?.Id ?? `none-${line.user.Id}`} goal={line.goal} />
        ))}
      </ul>
    </div>
  );
}

function FirstHead({
  quarter,
  people,
}: {
  readonly quarter: ReportQuarter | undefined;
  readonly people: number;
}) {
  const { Tenant } = useSession();
  return (
    <header className={classes.firstHead}>
      <p className={classes.company}>
        <span>{Tenant.Name}</span>
        <span>{shownDayOfYear(localDay(serverNow()))}</span>
      </p>
      <h2 className={classes.title}>{entryOf('teamGoalUpdates').title}</h2>
      <p className={classes.quiet}>{teamWords.subtitle(quarter ? labelOf(quarter) : '', people)}</p>
    </header>
  );
}

function LaterHead({ quarter }: { readonly quarter: ReportQuarter | undefined }) {
  return (
    <p className={classes.laterHead}>
      {entryOf('teamGoalUpdates').title}
      {quarter ? ` · ${labelOf(quarter)}` : ''}
    </p>
  );
}

interface PersonPartProps {
  readonly user: Person;
  readonly goals: readonly (TeamGoal | undefined)[];
  /** True if the person's goals began on the page before. */
  readonly goesOn: boolean;
}

function PersonPart({ user, goals, goesOn }: PersonPartProps) {
  return (
    <section className={classes.person}>
      <h3 className={classes.name}>
        <span>{goesOn ? teamWords.goOn(user.Name) : user.Name}</span>
        <span className={classes.quiet}>{jobWords(user.Title, user.OrgUnit)}</span>
      </h3>
      <ul className={classes.goals}>
        {goals.map((goal) => (
          <Line key={goal?.Id ?? 'none'} goal={goal} />
        ))}
      </ul>
    </section>
  );
}

function Line({ goal }: { readonly goal: TeamGoal | undefined }) {
  if (!goal) return <li className={classes.none}>{teamWords.noGoals}</li>;
  return (
    <li className={classes.line} data-main={goal.IsMain || undefined}>
      <TeamGoalLine goal={goal} />
    </li>
  );
}

/** Groups consecutive lines by person. */
function peopleOf(lines: readonly SheetLine[]) {
  const people: { readonly user: Person; readonly goals: (TeamGoal | undefined)[] }[] = [];
  for (const { user, goal } of lines) {
    const last = people.at(-1);
    if (last?.user.Id === user.Id) last.goals.push(goal);
    else people.push({ user, goals: [goal] });
  }
  return people;
}
