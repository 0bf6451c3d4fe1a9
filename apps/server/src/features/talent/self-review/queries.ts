import type { ListedSelfReview, SelfReview } from '@bellwether/contract/talent/self-review';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { mayWriteSelfReview } from '@bellwether/domain/talent/self-review/rules';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { dueAfterAbsence } from '../access.cycles.ts';
import { demandTalent, todayOf } from '../access.ts';
import { presentQuestion } from '../cycles/presenter.ts';
import { type CycleRow, cycleColumns } from '../cycles/statements.ts';
import { presentTalentPeriod, presentTalentPerson } from '../presenter.ts';
import { type HeldSelfReview, holdSelfReview } from './access.ts';
import { answersOf } from './statements.ts';

/** Returns a person's self review. @throws HttpProblem 404 as `holdSelfReview`. */
export async function selfReviewOf(
  scope: Scope,
  place: { readonly cycleId: number; readonly personId: number },
): Promise<SelfReview> {
  const held = await holdSelfReview(scope, place);
  const { quarters } = held.cycle;
  const { all, current } = await periodsOf(scope);
  const begun = all.filter(
    ({ index }) => index >= quarters.first && index <= quarters.last && index <= current.index,
  );
  const isOpen = mayWriteSelfReview(held.facts).ok;
  const answers = (await answersOf(scope, place)).filter(({ isAsked, answer }) => isAsked || answer !== '');
  return {
    ...presentListed(held),
    User: presentTalentPerson(scope, held.employee),
    Periods: begun.map(presentTalentPeriod),
    Questions: answers
      .filter(({ isAsked }) => isAsked || !isOpen)
      .map((one) => ({ ...presentQuestion(one), Answer: one.answer })),
    HandedInAt: held.handedInAt === null ? null : instantToIso(held.handedInAt),
    UpdatedAt: held.savedAt === null ? null : instantToIso(held.savedAt),
  };
}

function presentListed({
  cycle,
  facts,
  due,
}: Pick<HeldSelfReview, 'cycle' | 'facts' | 'due'>): ListedSelfReview {
  const verdict = mayWriteSelfReview(facts);
  return {
    CycleId: cycle.id,
    CycleName: cycle.name,
    State: facts.state,
    OpensOn: cycle.selfReview.opens,
    DueOn: due,
    Write: verdict.ok ? true : verdict.reason,
  };
}

interface OwnRow {
  readonly own: HeldSelfReview['cycle'];
  readonly review: 'draft' | 'handed_in' | null;
  readonly appraisal: 'draft' | 'shared' | 'acknowledged' | 'completed' | null;
  readonly due: string;
}

/** Returns the acting person's self reviews, newest cycle first. One statement. */
export async function ownSelfReviews(scope: Scope): Promise<ListedSelfReview[]> {
  demandTalent(scope);
  const { db, tenant, person } = scope;
  const query = sql<OwnRow>`select to_jsonb(own) as own, written.state as review, appraisal.state as appraisal,
      ${dueAfterAbsence(tenant.id, sql`inside.employee_id`, sql`(own."selfReview" ->> 'due')::date`)}::text as due
    from appraisal_cycle_member inside
      join lateral (select ${cycleColumns} from appraisal_cycle own
        where own.tenant_id = inside.tenant_id and own.id = inside.cycle_id and own.self_review_opens is not null) own on true
      left join self_review written on written.tenant_id = inside.tenant_id and written.cycle_id = inside.cycle_id
        and written.employee_id = inside.employee_id
      left join appraisal on appraisal.tenant_id = inside.tenant_id and appraisal.cycle_id = inside.cycle_id
        and appraisal.employee_id = inside.employee_id
    where inside.tenant_id = ${tenant.id} and inside.employee_id = ${person.id} order by inside.cycle_id desc`;
  const { rows } = await query.execute(db);
  return rows.map(({ own, review, appraisal, due }) =>
    presentListed({
      cycle: own satisfies CycleRow,
      due,
      facts: {
        state: review ?? 'none',
        appraisal: appraisal ?? 'none',
        opens: own.selfReview.opens,
        today: todayOf(scope),
        employeeHasLeft: false,
      },
    }),
  );
}
