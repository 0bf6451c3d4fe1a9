import { manualStages } from '@bellwether/domain/people/manual/answers';
import { said } from '@bellwether/domain/shared/said';
import { type Assessment, AssessmentFault, type AssessmentReport } from '#platform/assessment/assessment.ts';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Again } from '#platform/http/route.ts';
import { HttpProblem, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldManual, holdOwnManual, holdReport } from './access.ts';
import { deleteEntry, resetAssessment } from './commands.ts';
import { type AssessmentRow, setDisc } from './statements.ts';
import { assessmentWords } from './words.ts';

/**
 * Calls the outside service, and stores its replies in later transactions of the same session: while the service is
 * asked, the session may end and the person may lose the right.
 */
export class OutsideManuals {
  readonly #context: Pick<ServerContext, 'log'>;
  readonly #service: Assessment;

  constructor(context: Pick<ServerContext, 'log'>, service: Assessment) {
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
  async register(again: Again, row: AssessmentRow, gone: AbortSignal): Promise<AssessmentRow> {
    if (row.status >= manualStages.registered) return row;
    const keys = await refusingFaults(() => this.#service.register(row.reference, gone));
    return change(again, async (scope, { assessment: stored }) => {
      if (stored.status >= manualStages.registered || stored.reference !== row.reference) return stored;
      const changed = await update(scope, {
        public_key: keys.publicKey,
        private_key: keys.privateKey,
        status: manualStages.registered,
      });
      await recordEvent(scope, { kind: 'manual.registered', subjectId: scope.person.id, detail: {} });
      return changed;
    });
  }

  /**
   * Returns the row and the address of the questionnaire. The manual entry is deleted only after the service has
   * given an address.
   */
  async connect(
    again: Again,
    row: AssessmentRow,
    gone: AbortSignal,
  ): Promise<{ row: AssessmentRow; url: string }> {
    const own = await this.register(again, row, gone);
    const url = await refusingFaults(() => this.#service.connect(own.private_key ?? '', gone));
    const connected = await change(again, async (scope, { assessment: stored, ...manual }) => {
      await deleteEntry(scope, manual);
      if (stored.is_open) return stored;
      const changed = await update(scope, {
        is_open: true,
        status: Math.max(stored.status, manualStages.started),
      });
      const isRepeat = stored.status === manualStages.complete;
      await recordEvent(scope, {
        kind: 'manual.connected',
        subjectId: scope.person.id,
        detail: { isRepeat },
      });
      return changed;
    });
    return { row: connected, url };
  }

  /** Returns the row with the service's status, or with the stored status if the service does not answer. */
  async follow(again: Again, row: AssessmentRow, gone: AbortSignal): Promise<AssessmentRow> {
    if (row.status < manualStages.started || row.public_key === null) return row;
    const key = row.public_key;
    try {
      const status = Math.max(await this.#service.statusOf(key, gone), manualStages.started);
      if (status === row.status) return row;
      const report =
        status === manualStages.complete ? await this.#service.report(key, false, gone) : undefined;
      return await change(again, async (scope, { assessment: stored }) => {
        if (stored.public_key !== key || stored.status === status) return stored;
        const changed = await update(scope, { status });
        if (report) await setDisc(scope, scope.person.id, report.disc);
        const kind = report ? 'manual.completed' : 'manual.partly_completed';
        if (report || status === manualStages.partial)
          await recordEvent(scope, { kind, subjectId: scope.person.id, detail: {} });
        return changed;
      });
    } catch (error) {
      if (!(error instanceof AssessmentFault)) throw error;
      // The log gets the fault. The person's tab shows the stored status and asks again at its next visit.
      this.#context.log.warn({ err: error }, 'the assessment service gave no status');
      return row;
    }
  }

  /**
   * Returns a report. If a repeated assessment has changed the letters, updates them on the profile.
   * @throws HttpProblem 404 also if the person may no longer see it.
   */
  async report(
    again: Again,
    row: AssessmentRow,
    asked: { withLeading: boolean; gone: AbortSignal },
  ): Promise<AssessmentReport> {
    const key = row.public_key;
    if (key === null) throw notFound();
    const report = await refusingFaults(() => this.#service.report(key, asked.withLeading, asked.gone));
    await again(async (scope) => {
      const { personId, disc } = await holdReport(scope, key);
      if (report.disc !== disc) await setDisc(scope, personId, report.disc);
    });
    return report;
  }
}

type OwnAssessment = HeldManual & { readonly assessment: AssessmentRow };

/**
 * Changes the acting person's own manual, under the lock that every change of a manual takes.
 * @throws HttpProblem 401 if the session has ended meanwhile.
 */
function change<T>(again: Again, work: (scope: Scope, manual: OwnAssessment) => Promise<T>): Promise<T> {
  return again(async (scope) => {
    const manual = await holdOwnManual(scope);
    const { assessment } = manual;
    if (!assessment) throw notFound();
    return work(scope, { ...manual, assessment });
  });
}

async function update(
  scope: Scope,
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
async function refusingFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AssessmentFault)) throw error;
    const isBusy = error.kind === 'busy';
    const problem = new HttpProblem(isBusy ? 429 : 503, said(assessmentWords, error.kind), {
      retryAfterSeconds: isBusy ? 60 : undefined,
    });
    problem.cause = error;
    throw problem;
  }
}
