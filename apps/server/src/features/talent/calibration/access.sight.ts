import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { column } from '#platform/database/compiler.ts';
import { actingManagerOf } from '../../people/access.ts';
import { anyOf, ifActs, ifHas, type Viewer, viewerAt } from '../../people/access.viewer.ts';

/**
 * Whether the viewer is above somebody of the row `session`, of whom `condition` holds. The chain is asked as a value for each
 * card: joined, the planner would pair all cards with everybody below the viewer.
 */
function leadsGroup({ tenantId, id }: Viewer, condition = sql<SqlBool>`true`): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from calibration_card placed
      join appraisal rated on rated.tenant_id = placed.tenant_id and rated.id = placed.appraisal_id
    where placed.tenant_id = session.tenant_id and placed.session_id = session.id
      and ((exists (select 1 from org_path above where above.tenant_id = ${tenantId} and above.ancestor_id = ${id}
        and above.descendant_id = rated.employee_id and above.depth > 0) and ${condition}) is true))`;
}

/** Whether the viewer is an acting manager of the row `session`'s group today. Most people are nobody's. */
function managesGroup(viewer: Viewer): RawBuilder<SqlBool> {
  const { tenantId, id } = viewer;
  const manager = actingManagerOf({ tenant: { id: tenantId } }, column('rated.employee_id'));
  return sql<SqlBool>`(exists (select 1 from org_path below where below.tenant_id = ${tenantId}
      and below.ancestor_id = ${id} and below.depth = 1) and ${leadsGroup(viewer, sql<SqlBool>`${manager} = ${id}`)})`;
}

/** Whether the opener of the row `session` no longer takes part. */
function openerIsGone(): RawBuilder<SqlBool> {
  const opener = viewerAt('opening');
  const stays = ifActs(opener, anyOf(ifHas(opener, 'readsAllAppraisals'), leadsGroup(opener)));
  return sql<SqlBool>`not exists (select 1 from person opening where opening.tenant_id = session.tenant_id
    and opening.id = session.opener_id and opening.deactivated_at is null and ${anyOf(stays)})`;
}

/**
 * Whether the active viewer takes part in the row `session` today: the domain's `takesPart` in SQL (talent.34). Who reads all
 * appraisals and acts is the ceo or an HR admin.
 */
export function takesPart(viewer: Viewer): RawBuilder<SqlBool> {
  const isChosen = sql<SqlBool>`exists (select 1 from calibration_participant part where part.tenant_id = session.tenant_id
    and part.session_id = session.id and part.person_id = ${viewer.id})`;
  const isOpen = sql<SqlBool>`session.state = 'open'`;
  const stays = anyOf(ifHas(viewer, 'readsAllAppraisals'), leadsGroup(viewer));
  const joins = anyOf(ifHas(viewer, 'readsAllAppraisals', openerIsGone()), managesGroup(viewer));
  return anyOf(ifActs(viewer, sql<SqlBool>`((${isChosen} and ${stays}) or (${isOpen} and ${joins}))`));
}
