import { getPredictionMatrix } from '@bellwether/contract/matrix';
import { weeksOf } from '@bellwether/domain/calendar/week';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people, periods, tenantId } = company;

/**
 * Creates a goal with `count` below it, ten to a parent, with predictions for all weeks but the current one.
 */
async function plant(count: number): Promise<number> {
  const { Goal } = await company.makeApproved('ceo', { Title: `Tree of ${count}` });
  const period = periods.current;
  const owners = [people.lead.id, people.member.id, people.peer.id, people.outsider.id];
  const weeks = weeksOf(period).slice(0, 7);
  await company.read(async (db) => {
    const at = new Date(server.clock.now() - 1).toISOString();
    const planted: number[] = [Goal.Id];
    for (let first = 0; first < count; first += 10) {
      const parent_id = planted[first / 10] ?? Goal.Id;
      const made = await db
        .insertInto('goal')
        .values(
          Array.from({ length: 10 }, (_, seat) => ({
            tenant_id: tenantId,
            owner_id: owners[seat % owners.length] ?? 0,
            author_id: people.ceo.id,
            period_id: period.id,
            parent_id,
            state: 'approved' as const,
            goal_type: 'SMART' as const,
            is_private: false,
            title: `Win ${first + seat} customers in region ${seat} by December`,
            measurement: 'By ten',
            published_at: at,
            created_at: at,
            updated_at: at,
          })),
        )
        .returning('id')
        .execute();
      planted.push(...made.map((row) => row.id));
      await db
        .insertInto('goal_status')
        .values(
          made.flatMap(({ id }) =>
            weeks.map(({ week }) => ({
              tenant_id: tenantId,
              goal_id: id,
              week_id: period.weekIds[week - 1] ?? 0,
              week,
              likelihood: (id * week) % 5,
              quality: (id + week) % 5,
            })),
          ),
        )
        .execute();
    }
    await sql`analyze goal_path`.execute(db);
  });
  return Goal.Id;
}

test('a tree of a thousand goals takes as many statements as one of ten, and few bytes', async () => {
  const [small, large] = [await plant(10), await plant(1_000)];
  const look = async (goalId: number) =>
    server.countStatements(() => company.must('peer', getPredictionMatrix, { params: { goalId, week: 0 } }));
  const [few, many] = [await look(small), await look(large)];
  expect([few.result.childs.length, many.result.childs.length]).toEqual([11, 1_001]);
  expect(many.result.childs.every((child) => child.Generation === 0 || child.IsCarried)).toBe(true);
  expect(many.tables).toEqual(few.tables);
  expect(many.tables).toHaveLength(3);
  const send = async (goalId: number, encoding: string) =>
    server.send({
      url: `/api/predication/${goalId}/0`,
      headers: { authorization: await server.signInAs(people.peer), 'accept-encoding': encoding },
    });
  for (const encoding of ['br', 'gzip']) {
    const answer = await send(large, encoding);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(60_000);
  }
  // What fits into the first packets of a connection travels as it is.
  expect((await send(small, 'br')).headers['content-encoding']).toBeUndefined();
}, 60_000);
