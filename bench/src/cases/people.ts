import { listGoalOwners } from '@bellwether/contract/goals/ownership';
import { listManagerChoices } from '@bellwether/contract/people/manager';
import { getProfile } from '@bellwether/contract/people/profile';
import { compareCpu, countLoad, type Load, warmUp } from '../measure.ts';
import type { Program } from '../programs.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, besidePeer, onStage, type Stage } from '../stage.ts';
import { compare, demandSame } from './dashboard.ts';
import { importCase } from './people-import.ts';

type Searched = Awaited<ReturnType<typeof countLoad>> & { readonly found: number };
type Searches = ReadonlyMap<string, Searched>;

const pageSize = 50;

/** Measures profile, searches and import in a company of 10,000 people, in a quick run 1,000. */
export async function peopleCases(bench: Bench): Promise<CaseResult[]> {
  const smaller = await onStage(bench, bench.isQuick ? 'small' : 'middle', (stage) =>
    countSearches(bench, stage),
  );
  return besidePeer(bench, bench.isQuick ? 'middle' : 'large', async (stage) => {
    return [
      await profileCase(bench, stage),
      ...(await searchCases(bench, stage, smaller)),
      // Last, because it makes the company larger.
      await importCase(bench, stage, stage.tokens.orgAdmin),
    ];
  });
}

/** Measures the profile of a manager with nine reports for somebody who may change nothing of it. */
async function profileCase(bench: Bench, stage: Stage & { peer: Program }): Promise<CaseResult> {
  const { actors, ours, peer, tokens } = stage;
  const path = `/api${getProfile.path}`.replace('{id}', String(actors.manager.id));
  const question = { tenant: actors.tenant, person: actors.manager.id, period: actors.period };
  const mine: Load = { program: ours, callOf: () => ({ method: 'GET', path, token: tokens.contributor }) };
  const bare: Load = {
    program: peer,
    callOf: () => ({ method: 'POST', path: '/profile', body: question }),
  };
  await demandSame(mine, bare, (reply) => {
    // The peer has no weeks, and formats instants differently.
    const { Period, UpdatedAt: _, ...fields } = reply as Record<string, Record<string, unknown>>;
    return [fields, Period?.Id, Period?.StartDate];
  });
  const { result, counted } = await compare(bench, 'profile', mine, bare);
  return {
    ...result,
    bars: [
      // The session's with the quarters, the person and the reports.
      { name: 'statements', value: counted.statements, limit: 3 },
    ],
  };
}

/**
 * The searches of the lists of people, by the typed text: a letter that fills the page, and a name that few people
 * have.
 */
function searchLoads({ actors, ours, tokens }: Stage): ReadonlyMap<string, Load> {
  const managers = listManagerChoices.path.replace('{id}', String(actors.contributor.id));
  const load = (path: string, search: string, token: string): Load => ({
    program: ours,
    callOf: () => ({ method: 'GET', path: `/api${path}?Search=${encodeURIComponent(search)}`, token }),
  });
  return new Map([
    ['owners by a letter', load(listGoalOwners.path, 'a', tokens.goalAdmin)],
    ['owners by a whole name', load(listGoalOwners.path, 'Wanda Tanaka', tokens.goalAdmin)],
    ['managers by a letter', load(managers, 'a', tokens.orgAdmin)],
    ['managers by a whole name', load(managers, 'Wanda Tanaka', tokens.orgAdmin)],
  ]);
}

/** Returns the exact cost of each search, and how many people it finds. */
async function countSearches(bench: Bench, stage: Stage): Promise<Searches> {
  const counted = new Map<string, Searched>();
  for (const [name, load] of searchLoads(stage)) {
    await warmUp(load, 20);
    const { body } = await stage.ours.client.send(load.callOf(0));
    const found = (JSON.parse(body) as { data: unknown[] }).data.length;
    counted.set(name, { ...(await countLoad(bench.cluster, load, 20)), found });
  }
  return counted;
}

/**
 * Measures how the choosers search people on the server; the palette and the directory search in the page, in what
 * `organisation` measures. A letter fills the page from the beginning of the names, so each person costs the same in
 * every company but for the depth of the indexes; a whole name is looked for among everybody.
 */
async function searchCases(bench: Bench, stage: Stage, smaller: Searches): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  const searches = await countSearches(bench, stage);
  for (const [name, load] of searchLoads(stage)) {
    const [own] = await compareCpu([load], bench.pace);
    const [counted, before] = [searches.get(name), smaller.get(name)];
    if (!own || !counted || !before) throw new Error(`${name} was not counted.`);
    const { found, ...counters } = counted;
    // The person's row and the way to it through an index, whose depth grows with the company.
    const rows = { name: 'buffers a person', value: counted.buffers / found, limit: 10 };
    results.push({
      ...counters,
      name: `people search: ${name}`,
      ours: own.cpu,
      bars: [
        { name: 'statements', value: counted.statements, limit: before.statements, rule: 'exactly' },
        ...(found === pageSize ? [rows] : []),
      ],
      note: `finds ${found}; in a company of a tenth of the people ${before.found}, with ${Math.round(before.buffers)} buffers`,
    });
  }
  return results;
}
