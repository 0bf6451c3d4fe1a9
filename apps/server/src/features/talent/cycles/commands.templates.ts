import type { CycleSave } from '@bellwether/contract/talent/cycles';
import { cycleLimits, type QuestionPart, refusedQuestions } from '@bellwether/domain/talent/cycles/rules';
import { repeatedLabels } from '@bellwether/domain/talent/labels';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type CycleQuestion, questionsOf } from './statements.ts';
import { cycleWords } from './words.ts';

/** Writes the questions of both templates in their order. A removed one stays, because its answers keep it. */
export async function saveTemplates(scope: Scope, cycleId: number, save: CycleSave): Promise<void> {
  const stored = await questionsOf(scope, cycleId);
  await saveTemplate(scope, { cycleId, part: 'self_review', stored, sent: save.SelfReview?.Questions ?? [] });
  await saveTemplate(scope, { cycleId, part: 'review', stored, sent: save.ReviewQuestions ?? [] });
}

interface SentTemplate {
  readonly cycleId: number;
  readonly part: QuestionPart;
  readonly stored: readonly CycleQuestion[];
  readonly sent: NonNullable<CycleSave['ReviewQuestions']>;
}

async function saveTemplate(scope: Scope, { cycleId, part, stored, sent }: SentTemplate): Promise<void> {
  const path = part === 'review' ? 'ReviewQuestions' : 'Questions';
  const asked = sent.map(presentAsked);
  if (asked.some(({ kind, levels }) => kind === 'scale' && !areLevels(levels)))
    throw badField(path, cycleWords, 'levels_wrong');
  const refused = refusedQuestions(
    stored.filter((one) => one.part === part),
    asked,
  );
  if (refused) throw badField(path, cycleWords, `question_${refused}`);
  const { db, tenant } = scope;
  await sql`update appraisal_question set removed_at = ${timestamp(scope.now)}
    where tenant_id = ${tenant.id} and cycle_id = ${cycleId} and part = ${part} and removed_at is null
      and id <> all(${asked.flatMap(({ id }) => (id === null ? [] : [id]))}::int[])`.execute(db);
  await sql`with sent as (select id, question, help, "isRequired", kind, roles, departments,
          (select array_agg(level order by at) from jsonb_array_elements_text(levels) with ordinality as word (level, at)) as levels,
          row_number() over () as place
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as given (id int, question text, help text, "isRequired" boolean, kind text, levels jsonb, roles text[], departments text[])),
      changed as (update appraisal_question former set place = sent.place, question = sent.question,
          help = sent.help, is_required = sent."isRequired", kind = sent.kind, levels = sent.levels, roles = sent.roles,
          departments = sent.departments
        from sent where former.tenant_id = ${tenant.id} and former.cycle_id = ${cycleId} and former.id = sent.id)
    insert into appraisal_question (tenant_id, cycle_id, part, place, question, help, is_required, kind, levels, roles, departments)
    select ${tenant.id}, ${cycleId}, ${part}, place, question, help, "isRequired", kind, levels, roles, departments
    from sent where id is null order by place`.execute(db);
}

function presentAsked({ Id, Question, Help, IsRequired, Kind, Levels, Roles, Departments }: SentQuestion) {
  return {
    id: Id === 0 ? null : Id,
    question: Question,
    help: Help,
    isRequired: IsRequired,
    kind: Kind,
    levels: Kind === 'scale' ? Levels : [],
    // Null: about everybody.
    roles: Roles.length > 0 ? Roles : null,
    departments: Departments.length > 0 ? Departments : null,
  };
}
type SentQuestion = SentTemplate['sent'][number];

function areLevels(levels: readonly string[]): boolean {
  return levels.length >= cycleLimits.fewestLevels && repeatedLabels(levels).length === 0;
}
