import { addDays } from '@bellwether/domain/calendar/day';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { insertRows, takeIds } from '#platform/database/rows.ts';
import type { WrittenCycle } from './cycle-parts.ts';
import { northwindPeers } from './northwind-peers.ts';

const day = 86_400_000;

/** Writes the peer feedback of the running cycle. */
export async function writePeers(db: Queries, cycle: WrittenCycle): Promise<void> {
  const { tenantId, cycleId, isFinished, now, today, idOf } = cycle;
  if (isFinished) return;
  const place = { tenant_id: tenantId, cycle_id: cycleId };
  const [begun, saved] = [timestamp(now - 10 * day), timestamp(now - 2 * day)];
  const { questions, answered, proposed, asked: waiting } = northwindPeers;
  await insertRows(db, 'peer_part', [
    { ...place, opens: addDays(today, -9), due: addDays(today, 20), naming: 'pooled' },
  ]);
  const asked = await takeIds(db, 'peer_question', questions.length);
  await insertRows(
    db,
    'peer_question',
    questions.map((question, at) => ({
      ...place,
      id: asked[at],
      place: at + 1,
      question,
      help: '',
      is_required: at === 0,
    })),
  );
  const times = { chosen_at: begun, created_at: begun, updated_at: saved };
  await insertRows(db, 'peer_round', [
    { ...place, employee_id: idOf(answered.person), summary: answered.summary, summary_at: saved, ...times },
    { ...place, employee_id: idOf(proposed.person), summary: '', summary_at: null, ...times },
    { ...place, employee_id: idOf(waiting.person), summary: '', summary_at: null, ...times },
  ]);
  const requests = await takeIds(db, 'peer_feedback', answered.stories.length + proposed.givers.length + 2);
  const request = { ...place, created_at: begun, updated_at: saved };
  await insertRows(db, 'peer_feedback', [
    ...answered.stories.map(({ giver }, at) => ({
      ...request,
      id: requests[at],
      employee_id: idOf(answered.person),
      giver_id: idOf(giver),
      state: 'handed_in',
      is_proposed: at > 0,
      asked_at: begun,
      handed_in_at: saved,
    })),
    ...proposed.givers.map((giver, at) => ({
      ...request,
      id: requests[answered.stories.length + at],
      employee_id: idOf(proposed.person),
      giver_id: idOf(giver),
      state: 'proposed',
      is_proposed: true,
      asked_at: null,
      handed_in_at: null,
    })),
    ...(
      [
        ['accepted', waiting.accepted],
        ['asked', waiting.open],
      ] as const
    ).map(([state, giver], at) => ({
      ...request,
      id: requests[answered.stories.length + proposed.givers.length + at],
      employee_id: idOf(waiting.person),
      giver_id: idOf(giver),
      state,
      is_proposed: false,
      asked_at: begun,
      handed_in_at: null,
    })),
  ]);
  await insertRows(
    db,
    'peer_answer',
    answered.stories.flatMap(({ answers }, at) =>
      answers.map((answer, question) => ({
        tenant_id: place.tenant_id,
        feedback_id: requests[at],
        question_id: asked[question],
        answer,
      })),
    ),
  );
}
