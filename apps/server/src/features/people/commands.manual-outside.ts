import { manualStages } from '@bellwether/domain/people/manual-answers';
import { type Assessment, AssessmentFault, type AssessmentReport } from '#platform/assessment/assessment.ts';
import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { HttpProblem, notFound, sayRefusal } from '#platform/http/problem.ts';
import { timestamp } from '#platform/http/version.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdOwnManual } from './access.manual.ts';
import { deleteEntry, resetAssessment } from './commands.manual.ts';
import { type AssessmentRow, readAssessment, readEntry, setDisc } from './statements.manual.ts';
import { assessmentWords } from './words.manual.ts';

/** The acting person, for the time after the request's transaction in which the server calls the outside service. */
export interface OutsideAct {
  readonly tenant: { readonly id: number };
  readonly person: { readonly id: number };
  readonly requestId: string;
  readonly now: number;
}

/** Copies the parts of the scope that stay valid after the transaction of the request. */
export function outsideActOf({ tenant, person, requestId, now }: Scope): OutsideAct {
  return { tenant: { id: tenant.id }, person: { id: person.id }, requestId, now };
}

/** Calls the outside service, and stores its replies in separate transactions. */
export class OutsideManuals {
  readonly #context: Pick<ServerContext, 'pool'>;
  readonly #service: Assessment;

  constructor(context: Pick<ServerContext, 'pool'>, service: Assessment) {
    this.#context = context;
    this.#service = service;
  }

  /**
   * Creates the acting person's row for the outside service, in the request's transaction.
   * @throws HttpProblem 404 for an invisible person, 403 for another person.
   */
  async prepare(scope: Scope, personId: number): Promise<AssessmentRow> {
    const { assessment } = await holdOwnManual(scope, personId);
    if (assessment?.service === 'outside') return assessment;
    return resetAssessment(scope, personId, 'outside');
  }

  /** Returns the row with its keys. Of two concurrent registrations the first one's keys stay. */
  async register(act: OutsideAct, row: AssessmentRow, gone: AbortSignal): Promise<AssessmentRow> {
    if (row.status >= manualStages.registered) return row;
    const keys = await said(() => this.#service.register(row.reference, gone));
    return this.#change(act, async (scope, stored) => {
      if (stored.status >= manualStages.registered || stored.reference !== row.reference) return stored;
      const changed = await update(scope, {
        public_key: keys.publicKey,
        private_key: keys.privateKey,
        status: manualStages.registered,
      });
      await recordEvent(scope, { kind: 'manual.registered', subjectId: act.person.id, detail: {} });
      return changed;
    });
  }

  /**
   * Returns the row and the address of the questionnaire. The manual entry is deleted only after the service has
   * given an address.
   */
  async connect(
    act: OutsideAct,
    row: AssessmentRow,
    gone: AbortSignal,
  ): Promise<{ row: AssessmentRow; url: string }> {
    const own = await this.register(act, row, gone);
    const url = await said(() => this.#service.connect(own.private_key ?? '', gone));
    const connected = await this.#change(act, async (scope, stored) => {
      await deleteEntry(scope, { personId: act.person.id, entry: await readEntry(scope, act.person.id) });
      if (stored.is_open) return stored;
      const changed = await update(scope, {
        is_open: true,
        status: Math.max(stored.status, manualStages.started),
      });
      const isRepeat = stored.status === manualStages.complete;
      await recordEvent(scope, { kind: 'manual.connected', subjectId: act.person.id, detail: { isRepeat } });
      return changed;
    });
    return { row: connected, url };
  }

  /** Returns the row with the service's status, or with the stored status if the service does not answer. */
  async follow(act: OutsideAct, row: AssessmentRow, gone: AbortSignal): Promise<AssessmentRow> {
    if (row.status < manualStages.started || row.public_key === null) return row;
    const key = row.public_key;
    try {
      const status = Math.max(await this.#service.statusOf(key, gone), manualStages.started);
      if (status === row.status) return row;
      const report =
        status === manualStages.complete ? await this.#service.report(key, false, gone) : undefined;
      return await this.#change(act, async (scope, stored) => {
        if (stored.public_key !== key || stored.status === status) return stored;
        const changed = await update(scope, { status });
        if (report) await setDisc(scope, act.person.id, report.disc);
        const kind = report ? 'manual.completed' : 'manual.partly_completed';
        if (report || status === manualStages.partial)
          await recordEvent(scope, { kind, subjectId: act.person.id, detail: {} });
        return changed;
      });
    } catch (error) {
      if (!(error instanceof AssessmentFault)) throw error;
      // The log gets the fault. The person's tab shows the stored status and asks again at its next visit.
      this.#context.pool.emit('error', error, undefined as never);
      return row;
    }
  }

  /** Returns a report. If a repeated assessment has changed the letters, updates them on the profile. */
  async report(
    tenantId: number,
    row: AssessmentRow,
    asked: { withLeading: boolean; disc: string | null; gone: AbortSignal },
  ): Promise<AssessmentReport> {
    const { withLeading, disc, gone } = asked;
    if (row.public_key === null) throw notFound();
    const key = row.public_key;
    const report = await said(() => this.#service.report(key, withLeading, gone));
    if (report.disc !== disc)
      await inTenant(this.#context.pool, tenantId, (db) =>
        setDisc({ db, tenant: { id: tenantId } }, row.person_id, report.disc),
      );
    return report;
  }

  /**
   * Changes the acting person's row in a transaction, under the lock of the person, which every change of a manual
   * takes.
   */
  async #change(
    act: OutsideAct,
    work: (scope: OutsideAct & { db: Queries }, stored: AssessmentRow) => Promise<AssessmentRow>,
  ): Promise<AssessmentRow> {
    return inTenant(this.#context.pool, act.tenant.id, async (db) => {
      const scope = { ...act, db };
      await db
        .selectFrom('person')
        .select('id')
        .where('tenant_id', '=', act.tenant.id)
        .where('id', '=', act.person.id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const stored = await readAssessment(scope, act.person.id);
      if (!stored) throw notFound();
      return work(scope, stored);
    });
  }
}

async function update(
  scope: OutsideAct & { db: Queries },
  changes: Partial<Pick<AssessmentRow, 'public_key' | 'private_key' | 'status' | 'is_open'>>,
): Promise<AssessmentRow> {
  return scope.db
    .updateTable('assessment')
    .set({ ...changes, updated_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', scope.person.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws HttpProblem 404 if the service does not know the key, 429 or 503 with a sentence for every other fault. */
async function said<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AssessmentFault)) throw error;
    const isBusy = error.kind === 'busy';
    const problem = new HttpProblem(isBusy ? 429 : 503, sayRefusal(assessmentWords, error.kind), {
      retryAfterSeconds: isBusy ? 60 : undefined,
    });
    problem.cause = error;
    throw problem;
  }
}
