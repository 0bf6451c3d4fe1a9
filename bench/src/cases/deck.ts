import { makeQuarterlyDeck } from '@bellwether/contract/summaries';
import type { Deck, DeckSlide } from '@bellwether/server/src/platform/documents/deck.ts';
import { DocumentWriter } from '@bellwether/server/src/platform/documents/document-writer.ts';
import { memoryOf } from '../cpu.ts';
import { compareCpu, countLoad, type Load, warmUp } from '../measure.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, onStage, type Stage } from '../stage.ts';
import { longestWait } from '../waits.ts';

const goalsOfDeck = 24;
const goalsOnSlide = 6;
const megabyte = 1_048_576;

/**
 * Measures decks of 24 goals with texts as PDF and as PPTX in threads, compared with the bare writer, with their
 * memory, and with the delay of other requests. Four people take turns, because each may have two decks at a time.
 */
export async function deckCases(bench: Bench): Promise<CaseResult[]> {
  return onStage(bench, bench.data, async (stage) => {
    const { goals, period } = await writeGoals(bench, stage);
    const results: CaseResult[] = [];
    for (const Format of ['pdf', 'pptx'] as const) {
      const path = `/api${makeQuarterlyDeck.path.replace('{periodId}', String(period)).replace('{audience}', '1')}`;
      const calls = owners.map((who) => ({
        method: 'POST' as const,
        path,
        token: stage.tokens[who],
        body: {
          Format,
          Summary: text,
          Summaries: (goals.get(stage.actors[who].id) ?? []).map(summaryOf),
        },
      }));
      const mine: Load = {
        program: stage.ours,
        callOf: (index) => {
          const call = calls[index % calls.length];
          if (!call) throw new Error('Nobody has a session.');
          return call;
        },
      };
      const before = memoryOf(stage.ours.pid).now;
      await warmUp(mine, 8);
      const counted = await countLoad(bench.cluster, mine, 4);
      const pace = { rounds: bench.isQuick ? 3 : 7, requests: 8 };
      const [own] = await compareCpu([mine], pace);
      const longest = await longestWait(stage.ours, () => stage.ours.client.sendMany(4, 4, mine.callOf));
      const bare = await bareWriter(Format);
      const more = (memoryOf(stage.ours.pid).most - before) / megabyte;
      results.push({
        ...counted,
        name: `deck: ${goalsOfDeck} goals as ${Format.toUpperCase()}`,
        bare,
        ...(own ? { ours: own.cpu, ratio: own.cpu / bare } : {}),
        bars: [
          { name: 'statements', value: counted.statements, limit: 5 },
          { name: 'ms that another request waits', value: longest, limit: 50 },
        ],
        note: `up to ${Math.round(more)} MB more while decks are written`,
      });
    }
    return results;
  });
}

const owners = ['goalAdmin', 'manager', 'contributor', 'busy'] as const;
const text = 'Completed with good quality. Confidence grew from Unsure in week 1 to Likely by week 9.';
const summaryOf = (Id: number) => ({ Id, Summary: text });

/** Returns the processor time of the bare writer for as many slides. */
async function bareWriter(format: 'pdf' | 'pptx'): Promise<number> {
  const writer = new DocumentWriter();
  const here = { person: 'bench', gone: new AbortController().signal };
  // Use a new name each time, because the writer caches its drawings.
  await writer.deck(here, bareDeck('Goal'), format);
  const before = process.cpuUsage();
  await writer.deck(here, bareDeck('Aim'), format);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function bareDeck(name: string): Deck {
  const slides = Array.from({ length: goalsOfDeck / goalsOnSlide }, (_, at): DeckSlide => {
    const goals = Array.from({ length: goalsOnSlide }, (_goal, place) => ({
      title: `${name} ${at * goalsOnSlide + place}`,
      facts: 'Completed · Good',
      level: 3 as const,
      text: `${name}: ${text}`,
    }));
    return { kind: 'goals', heading: 'Goals', part: '', lead: '', goals, rows: 3 };
  });
  const labels = { language: 'en', distribution: '', movers: '', noMovers: '', inFull: '', leads: [] };
  const look = { colour: '#2f5fd0', onColour: '#ffffff', footer: 'Bare', labels };
  return { title: 'Bare', company: 'Bare', look, slides };
}

/** Gives the four people finished goals of the last quarter, beside those that they have; returns their ids by owner. */
async function writeGoals(
  { cluster }: Bench,
  { actors, database }: Stage,
): Promise<{ goals: ReadonlyMap<number, number[]>; period: number }> {
  const { tenant } = actors;
  const [former] = await cluster.ask<{ id: number }>(
    database,
    `select former.id from goal_period running join goal_period former
        on former.tenant_id = running.tenant_id and former.index = running.index - 1
      where running.tenant_id = $1 and running.id = $2`,
    [tenant, actors.period],
  );
  if (!former) throw new Error('The data set has no former quarter.');
  const ids = owners.map((owner) => actors[owner].id);
  const rows = await cluster.ask<{ id: number; owner: number }>(
    database,
    `insert into goal (tenant_id, owner_id, author_id, period_id, state, goal_type, is_private, title, measurement,
        published_at, created_at, updated_at, recent_week, recent_likelihood, recent_quality)
      select $1, owner, owner, $2, 'finalized', 'SMART', false, 'Goal ' || n || ' of the deck', 'Ten of them', now(), now(),
        now(), 9, n % 5, 3
      from unnest($3::int[]) owner, generate_series(1, $4::int) n returning id, owner_id as owner`,
    [tenant, former.id, ids, goalsOfDeck],
  );
  await cluster.ask(database, 'vacuum (analyze) goal', []);
  const goals = Map.groupBy(rows, ({ owner }) => owner);
  return {
    period: former.id,
    goals: new Map([...goals].map(([owner, of]) => [owner, of.map(({ id }) => id)])),
  };
}
