import type { BoardPack } from '@bellwether/contract/summaries/pack';
import { isRating } from '@bellwether/domain/goals/rating';
import { packLimits, type PackSlide as SlideName } from '@bellwether/domain/summaries/pack';
import { Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { goalLink } from '#platform/links.ts';
import { shownNumber } from '#ui/data/shown.ts';
import { BandWeeks } from '#ui/marks/band-weeks.tsx';
import { RatingWord } from '#ui/marks/rating-line.tsx';
import { packWords } from '../words.ts';
import classes from './pack.module.css';

interface PackSlideProps {
  readonly pack: BoardPack;
  readonly slide: BoardPack['Slides'][number];
  readonly note: string;
  readonly onWrite: (slide: SlideName, text: string) => void;
}

/** One slide of the pack: what the figures say, and the person's own words below. */
export function PackSlide({ pack, slide: { Slide, Heading, Lines }, note, onWrite }: PackSlideProps) {
  return (
    <section className={classes.slide} aria-labelledby={`pack-${Slide}`}>
      <h2 id={`pack-${Slide}`} className={classes.heading}>
        {Heading}
      </h2>
      {Lines.map((line) => (
        <p key={line} className={classes.line}>
          {line}
        </p>
      ))}
      {Slide === 'results' ? <Results pack={pack} /> : null}
      {Slide === 'forecast' && pack.Weeks.length > 0 ? <Weeks pack={pack} /> : null}
      {Slide === 'departments' && pack.Departments.length > 0 ? <Departments pack={pack} /> : null}
      {Slide === 'decisions' && pack.Decisions.length > 0 ? <Decisions pack={pack} /> : null}
      <Textarea
        className={classes.note}
        data-empty={note === '' || undefined}
        label={packWords.note}
        aria-label={packWords.noteOf(Heading)}
        value={note}
        maxLength={packLimits.note}
        autosize
        minRows={1}
        onChange={(event) => onWrite(Slide, event.currentTarget.value)}
      />
    </section>
  );
}

function Results({ pack: { Results, Quarter, QuarterBefore } }: { readonly pack: BoardPack }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{packWords.figure}</th>
          <th scope="col">{Quarter}</th>
          {QuarterBefore === null ? null : <th scope="col">{QuarterBefore}</th>}
        </tr>
      </thead>
      <tbody>
        {Results.map(({ Name, Now, Before }) => (
          <tr key={Name}>
            <th scope="row">{Name}</th>
            <td data-strong>{Now}</td>
            {QuarterBefore === null ? null : <td>{Before}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** While the quarter runs, what is expected; then what was achieved. */
function Departments({ pack: { Departments, IsSoFar } }: { readonly pack: BoardPack }) {
  const heads = IsSoFar ? [packWords.expected, packWords.band] : [packWords.decided, packWords.achieved];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{packWords.department}</th>
          <th scope="col">{packWords.goals}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Departments.map((department) => {
          const { Name, Goals, Decided, Achieved, Expected } = department;
          return (
            <tr key={Name}>
              <th scope="row">{Name}</th>
              <td>{Goals}</td>
              <td data-strong={IsSoFar || undefined}>{IsSoFar ? shownNumber(Expected) : Decided}</td>
              <td data-strong={!IsSoFar || undefined}>{IsSoFar ? bandOf(department) : Achieved}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function bandOf({ Low, High }: BoardPack['Departments'][number]): string {
  return Low === null || High === null ? packWords.noBand : packWords.bandOf(Low, High);
}

function Weeks({ pack: { Weeks } }: { readonly pack: BoardPack }) {
  const weeks = Weeks.map(({ Week, Expected, Low, High }) => ({
    week: Week,
    expected: Expected,
    low: Low,
    high: High,
  }));
  return (
    <BandWeeks
      weeks={weeks}
      last={Math.max(...weeks.map(({ week }) => week), 13)}
      whole={Math.max(...Weeks.map(({ Goals }) => Goals))}
      label={packWords.weeks}
    />
  );
}

function Decisions({ pack: { Decisions } }: { readonly pack: BoardPack }) {
  return (
    <ul className={classes.decisions}>
      {Decisions.map(({ GoalId, Title, OwnerName, Likelihood, Why, Sentence }) => (
        <li key={GoalId}>
          <Link {...goalLink(GoalId)} className={classes.goal}>
            {Title}
          </Link>
          <p className={classes.owner}>
            {OwnerName}
            {Likelihood === null || !isRating(Likelihood) ? null : (
              <>
                {' · '}
                <RatingWord of="likelihood" level={Likelihood} trend={null} />
              </>
            )}
          </p>
          <p className={classes.said}>{Why}</p>
          {Sentence === null ? null : <p className={classes.said}>{packWords.quoted(Sentence)}</p>}
        </li>
      ))}
    </ul>
  );
}
