import type { ImportPreview } from '@bellwether/contract/people/import';
import classes from '#ui/import/import.module.css';
import { importPlaceWords as words } from '../words.ts';

type TopTeam = ImportPreview['TopTeams'][number];

interface Branch {
  readonly team: TopTeam;
  readonly below: Branch[];
}

/** Shows under whom the top teams stand after the import, as a small tree. */
export function ImportTeams({ teams }: { readonly teams: readonly TopTeam[] }) {
  if (teams.length === 0) return null;
  return (
    <div>
      <h2 className={classes.title}>{words.teamsTitle}</h2>
      <Branches branches={branchesOf(teams)} />
    </div>
  );
}

function Branches({ branches }: { readonly branches: readonly Branch[] }) {
  return (
    <ul className={classes.teams}>
      {branches.map(({ team, below }) => (
        <li key={`${team.Id}.${team.Name}`}>
          {team.Name}
          <span className={classes.quiet}>
            {team.JobTitle === '' ? '' : ` · ${team.JobTitle}`}
            {` · ${words.below(team.People)}`}
            {team.IsMoved ? ` · ${team.Id === null ? words.isNew : words.isMoved}` : ''}
          </span>
          {below.length === 0 ? null : <Branches branches={below} />}
        </li>
      ))}
    </ul>
  );
}

/** Nests teams that come in the order of the tree. */
function branchesOf(teams: readonly TopTeam[]): Branch[] {
  const tops: Branch[] = [];
  const path: Branch[] = [];
  for (const team of teams) {
    const branch = { team, below: [] };
    path.length = team.Depth;
    (path.at(-1)?.below ?? tops).push(branch);
    path.push(branch);
  }
  return tops;
}
