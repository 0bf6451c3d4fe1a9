import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type pg from 'pg';
import { exportCompany } from '#platform/backup/export-company.ts';
import { type ImportOutcome, importCompany } from '#platform/backup/import-company.ts';
import { catchUp, LateRowsMismatch } from '#platform/backup/late-rows.ts';
import { purgeCompany } from '#platform/backup/purge-company.ts';
import { asOwner, type ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inLongTransaction } from '#platform/database/long-transaction.ts';
import type { Connection } from '#platform/database/pool.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEventIn } from '#platform/events/record-event.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { CompanyRest } from '#platform/session/company-rest.ts';
import { freezeCompany, thawCompany } from './commands.hold.ts';
import { countCompanyTables } from './statements.sizes.ts';

type MovingContext = Pick<ServerContext, 'owner' | 'clock' | 'files'>;

export interface MoveTarget {
  readonly owner: Connection;
  /** The storage of the other servers; absent: they use the same one. */
  readonly files?: FileStore | undefined;
  /** Called when a first copy is made; after it the company's writes wait. */
  readonly copied?: () => void | Promise<void>;
  /** Called when the other database answers for the company; its rows here are deleted after that. */
  readonly arrived?: (outcome: MoveOutcome) => void;
}

export interface MoveOutcome {
  readonly rows: number;
  readonly files: number;
  /** For how long writes had to wait, in milliseconds; undefined if the run before had moved everything. */
  readonly waited: number | undefined;
  /** Whether it has secrets that this database's servers have sealed. */
  readonly isSealed: boolean;
}

/** A company in a database; `held` and the rest are absent without it. */
interface Place {
  readonly database: string;
  readonly isThere: boolean;
  readonly moveTo: string | null;
  readonly held: CompanyRest | null;
  readonly moveId: string | null;
  readonly isActive: boolean;
}

const name = 'bellwether import';

/**
 * Moves a company to another database (tenant.10): it is copied while it works, frozen, brought up to date in the same
 * transaction of the other database, marked here as moved, and then deleted here. Until that transaction commits, this
 * database answers; afterwards the other one does. The next run finishes a stopped one, or begins anew.
 * @throws Error of one sentence.
 */
export async function moveCompany(
  context: MovingContext,
  target: MoveTarget,
  tenantId: number,
): Promise<MoveOutcome> {
  return inLongTransaction(context.owner, { name }, async (mark) => {
    await refuseSecondRun(mark, tenantId);
    const [here, there] = [await placeIn(context.owner, tenantId), await placeIn(target.owner, tenantId)];
    refuse(here, there);
    const isDecided = hasArrived(there) && there.moveId !== null && there.moveId === here.moveId;
    const moved = isDecided ? undefined : await copy(context, target, { tenantId, here, there, mark });
    if (isDecided) await markMoved(context, mark, tenantId);
    return moved ?? { rows: 0, files: 0, waited: undefined, isSealed: false };
  }).then(async (outcome) => {
    target.arrived?.(outcome);
    const keepsFiles = target.files === undefined;
    await purgeCompany(context, tenantId, { keepsMark: true, keepsFiles });
    await noteArrival({ owner: target.owner, clock: context.clock }, tenantId);
    return outcome;
  });
}

/**
 * Takes back a move that was stopped before the other database had the company.
 * @throws Error of one sentence if the other one has it.
 */
export async function undoMove(context: MovingContext, target: MoveTarget, tenantId: number): Promise<void> {
  await inLongTransaction(context.owner, { name }, async (mark) => {
    await refuseSecondRun(mark, tenantId);
    const [here, there] = [await placeIn(context.owner, tenantId), await placeIn(target.owner, tenantId)];
    if (here.held !== 'moving') throw new Error('The company is not on its way.');
    refuseOtherTarget(here, there);
    if (hasArrived(there))
      throw new Error('The other database has the company already: run the move again without --undo.');
    await thawCompany(context, tenantId);
  });
}

/** Records that a company came here, and lets the query planner know its size. */
export async function noteArrival(
  { owner, clock }: Pick<MovingContext, 'owner' | 'clock'>,
  tenantId: number,
): Promise<void> {
  await asOwner({ owner }, async (pool) => {
    await inTenant(pool, tenantId, async (db) => {
      await recordEventIn(
        db,
        { tenantId, actorId: null, requestId: 'command-line', now: clock.now() },
        { kind: 'tenant.arrived', subjectId: tenantId, detail: {} },
      );
      await countCompanyTables(db);
    });
  });
}

async function copy(
  context: MovingContext,
  target: MoveTarget,
  { tenantId, here, there, mark }: { tenantId: number; here: Place; there: Place; mark: pg.ClientBase },
): Promise<MoveOutcome> {
  const moveId = here.held === 'moving' && here.moveId !== null ? here.moveId : randomUUID();
  let frozenAt: number | undefined;
  const freeze = async () => {
    frozenAt ??= performance.now();
    await freezeCompany(context, tenantId, { id: moveId, to: there.database });
  };
  const waited = () => performance.now() - (frozenAt ?? performance.now());
  const transfer = (isOpen: boolean) =>
    transferCompany(context, target, { tenantId, moveId, mark, freeze, isOpen });
  try {
    const { rows, files, head } = await transfer(true).catch((error: Error) => {
      if (!(error instanceof LateRowsMismatch)) throw error;
      // What was written meanwhile does not fit, so the frozen company is copied as a whole.
      return transfer(false);
    });
    return { rows, files, waited: waited(), isSealed: head.sealedBy.length > 0 };
  } catch (fault) {
    // The connection may have been lost while the other database committed.
    const after = await placeIn(target.owner, tenantId);
    if (hasArrived(after) && after.moveId === moveId) {
      await markMoved(context, mark, tenantId);
      return { rows: 0, files: 0, waited: waited(), isSealed: false };
    }
    await mark.query('rollback');
    await mark.query('begin');
    await thawCompany(context, tenantId);
    throw fault;
  }
}

interface Transfer {
  readonly tenantId: number;
  readonly moveId: string;
  readonly mark: pg.ClientBase;
  readonly freeze: () => Promise<void>;
  /** Whether people write meanwhile: then the company is frozen when most of it has been copied. */
  readonly isOpen: boolean;
}

/** Copies the company in one transaction of the other database. Afterwards it is frozen here. */
async function transferCompany(
  context: MovingContext,
  target: MoveTarget,
  { tenantId, moveId, mark, freeze, isOpen }: Transfer,
): Promise<ImportOutcome> {
  if (!isOpen) await freeze();
  const pipe = new PassThrough();
  const exporting = exportCompany(context, tenantId, pipe, { withFiles: target.files !== undefined });
  const importing = importCompany(
    { owner: target.owner, files: target.files ?? context.files, clock: context.clock },
    pipe,
    {
      name: 'The copy',
      moveId,
      isFrozen: false,
      ...(isOpen && {
        catchUp: async (client, copied) => {
          const { since } = await exporting;
          await target.copied?.();
          await freeze();
          return catchUp(context, target.files, client, { ...copied, tenantId, since });
        },
      }),
      beforeCommit: () => markMoved(context, mark, tenantId),
    },
  );
  // A side that fails ends the other one, whose error says less.
  let fault: Error | undefined;
  for (const side of [exporting, importing])
    side.catch((error: Error) => {
      fault ??= error;
      pipe.destroy(error);
    });
  const [, received] = await Promise.allSettled([exporting, importing]);
  if (received.status === 'rejected') throw fault ?? received.reason;
  return received.value;
}

async function refuseSecondRun(client: pg.ClientBase, tenantId: number): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('tenant move'), $1) as free`,
    [tenantId],
  );
  if (rows[0]?.free !== true) throw new Error('A move of this company runs already.');
}

async function placeIn(owner: Connection, tenantId: number): Promise<Place> {
  return inLongTransaction(owner, { name }, async (client) => {
    const { rows } = await client.query<Place>(
      `select md5(installed.key) || ' ' || current_database() as database, tenant.id is not null as "isThere", held,
        move_id as "moveId", move_to as "moveTo", coalesce(is_active, false) as "isActive"
      from installation_key installed left join tenant on tenant.id = $1`,
      [tenantId],
    );
    const [place] = rows;
    if (!place) throw new Error('The database holds no Bellwether.');
    return place;
  });
}

/** Whether a database has the company, open or frozen; a company on its way is only in the database that it leaves. */
function hasArrived({ isThere, held }: Place): boolean {
  return isThere && held !== 'moved' && held !== 'moving';
}

/** A stopped move may have arrived, so no other one may begin. */
function refuseOtherTarget(here: Place, there: Place): void {
  if (here.held === 'moving' && here.moveTo !== there.database)
    throw new Error('A move to another database was stopped: finish or undo that one first.');
}

/** @throws Error of one sentence for a company that cannot be moved now. */
function refuse(here: Place, there: Place): void {
  if (here.database === there.database) throw new Error('The company is in that database already.');
  if (here.held === 'moved') {
    if (!hasArrived(there) || there.moveId !== here.moveId)
      throw new Error('The company has moved already, to another database than this one.');
    return;
  }
  refuseOtherTarget(here, there);
  if (here.held === 'ended') throw new Error('The company has ended: an admin takes the end back first.');
  if (here.held !== 'moving' && hasArrived(there))
    throw new Error('The other database has a company with this id already.');
  if (!here.isActive) throw new Error('The company is suspended: run bellwether tenant resume first.');
}

async function markMoved(
  { clock }: Pick<MovingContext, 'clock'>,
  client: pg.ClientBase,
  tenantId: number,
): Promise<void> {
  await client.query(
    `update tenant set held = 'moved', held_at = $2, is_active = false, purge_at = null where id = $1`,
    [tenantId, timestamp(clock.now())],
  );
}
