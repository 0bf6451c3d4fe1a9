-- Runs as the owner after every migration; in an empty database after the last one. Creates the triggers that keep the
-- closure tables current, and the row policies and grants of every table. What is there already is left alone: to make it
-- anew would lock every table against requests, in another order than they do.

-- Adds the paths of new people with one statement, because an import adds thousands. The new people may include each
-- other's managers. Nested loops are off, so that a plan with outdated statistics stays linear.
create or replace function keep_org_path_of_new() returns trigger language plpgsql
  set enable_nestloop = off as $$
declare
  most_levels constant integer := 1000;
begin
  -- An imported company brings what this trigger computes.
  if current_setting('app.importing', true) = 'yes' then return null; end if;
  -- Lock, so that a concurrent move above either includes the new people or waits.
  perform pg_advisory_xact_lock_shared(hashtext('org_path'), company.tenant_id)
  from (select distinct tenant_id from added where manager_id is not null) company;
  insert into org_path (tenant_id, ancestor_id, descendant_id, depth) select tenant_id, id, id, 0 from added;
  -- A circle repeats an ancestor, which the primary key refuses.
  with recursive up (tenant_id, id, above_id, depth) as (
    select tenant_id, id, manager_id, 1 from added where manager_id is not null
    union all
    select up.tenant_id, up.id, above.manager_id, up.depth + 1 from up
      join person above on above.tenant_id = up.tenant_id and above.id = up.above_id
    where above.manager_id is not null and up.depth < most_levels
  )
  insert into org_path (tenant_id, ancestor_id, descendant_id, depth) select tenant_id, above_id, id, depth from up;
  return null;
end $$;

-- Renews the statistics of people and paths in a transaction that adds thousands of people to a small table: with outdated
-- statistics the check of each foreign key reads the whole company. A large table already has good statistics.
create or replace function count_people_anew() returns void language plpgsql security definer as $$
begin
  if (select reltuples from pg_class where oid = 'person'::regclass) < 20000 then
    analyze (skip_locked) person, org_path;
  end if;
end $$;
-- The tables' schema is not always `public`.
do $$ begin
  execute format('alter function count_people_anew() set search_path = %I, pg_temp', current_schema());
end $$;
revoke all on function count_people_anew() from public;

-- Updates the paths of a person who moves, and of everybody below.
create or replace function keep_org_path() returns trigger language plpgsql as $$
begin
  if old.manager_id is not distinct from new.manager_id then return new; end if;
  -- Two concurrent moves could make a loop that neither sees, so one tenant moves one person at a time.
  perform pg_advisory_xact_lock(hashtext('org_path'), new.tenant_id);
  delete from org_path path using org_path below, org_path above
  where below.tenant_id = new.tenant_id and below.ancestor_id = new.id
    and above.tenant_id = new.tenant_id and above.descendant_id = new.id and above.depth > 0
    and path.tenant_id = new.tenant_id and path.ancestor_id = above.ancestor_id and path.descendant_id = below.descendant_id;
  if new.manager_id is not null then
    if exists (select 1 from org_path where tenant_id = new.tenant_id and ancestor_id = new.id and descendant_id = new.manager_id) then
      raise exception 'org_path_loop' using errcode = 'check_violation', constraint = 'org_path_loop';
    end if;
    insert into org_path (tenant_id, ancestor_id, descendant_id, depth)
    select new.tenant_id, above.ancestor_id, below.descendant_id, above.depth + below.depth + 1
    from org_path above, org_path below
    where above.tenant_id = new.tenant_id and above.descendant_id = new.manager_id
      and below.tenant_id = new.tenant_id and below.ancestor_id = new.id;
  end if;
  return new;
end $$;

-- A new person gets their manager's department, or their own if given.
create or replace function place_in_department() returns trigger language plpgsql as $$
begin
  -- An imported company brings what this trigger computes.
  if current_setting('app.importing', true) = 'yes' then return new; end if;
  if new.manager_id is not null then perform pg_advisory_xact_lock_shared(hashtext('org_path'), new.tenant_id); end if;
  new.department := coalesce(nullif(new.org_unit, ''),
    (select department from person where tenant_id = new.tenant_id and id = new.manager_id), '');
  return new;
end $$;
-- Pass a department's new name, or a move, down to everyone without a nearer department of their own.
create or replace function keep_department() returns trigger language plpgsql as $$
begin
  if old.manager_id is not distinct from new.manager_id and old.org_unit is not distinct from new.org_unit then return new; end if;
  perform pg_advisory_xact_lock(hashtext('org_path'), new.tenant_id);
  update person someone set department = found.name
  from (
    select below.descendant_id as id, coalesce((
      select above.org_unit from org_path up join person above on above.tenant_id = up.tenant_id and above.id = up.ancestor_id
      where up.tenant_id = new.tenant_id and up.descendant_id = below.descendant_id and above.org_unit <> ''
      order by up.depth limit 1), '') as name
    from org_path below where below.tenant_id = new.tenant_id and below.ancestor_id = new.id
  ) found
  where someone.tenant_id = new.tenant_id and someone.id = found.id and someone.department <> found.name;
  return new;
end $$;

-- Renews the versions of the organisation that a change of a person concerns (docs/decisions/0022). A change that a viewer
-- cannot see must not renew the viewer's version, because a version must reveal nothing about observers, deactivated people
-- and hidden fields. The trigger runs at the commit, so a transaction locks the version's row last and only for an instant;
-- so changes of two people neither wait for each other nor deadlock.
create or replace function keep_people_version() returns trigger language plpgsql as $$
declare
  company constant integer := coalesce(new.tenant_id, old.tenant_id);
  acting_for constant text := current_setting('app.tenant_id', true);
  seen_before constant text := case when tg_op = 'INSERT' then null when old.deactivated_at is not null then 'withheld'
    when old.role_name = 'observer' then 'observers' else 'shown' end;
  seen_after constant text := case when tg_op = 'DELETE' then null when new.deactivated_at is not null then 'withheld'
    when new.role_name = 'observer' then 'observers' else 'shown' end;
  parts text[] := '{}';
  mark text;
begin
  -- An imported company brings what this trigger computes.
  if current_setting('app.importing', true) = 'yes' then return null; end if;
  if tg_op <> 'UPDATE' or seen_before <> seen_after
    or (old.manager_id, old.name, old.job_title, old.location, old.department, old.email, old.role_name, old.is_org_admin, old.is_goal_admin,
      old.is_goal_manager, old.is_hr_admin, old.invitation_accepted_at is null, old.invited_at is null, old.avatar is null)
    is distinct from (new.manager_id, new.name, new.job_title, new.location, new.department, new.email, new.role_name, new.is_org_admin, new.is_goal_admin,
      new.is_goal_manager, new.is_hr_admin, new.invitation_accepted_at is null, new.invited_at is null, new.avatar is null)
  then parts := array_remove(array[seen_before, seen_after], null); end if;
  if tg_op = 'UPDATE' then
    if (old.leg_id, old.invitation_accepted_at, old.deactivated_at) is distinct from (new.leg_id, new.invitation_accepted_at, new.deactivated_at)
    then parts := parts || 'withheld'::text; end if;
    -- People below a deactivated manager are listed below the next active one, who changes with a move of that manager.
    if seen_after = 'withheld' and old.manager_id is distinct from new.manager_id
      and exists (select 1 from person where tenant_id = company and manager_id = new.id)
    then parts := parts || 'shown'::text; end if;
  end if;
  if parts = '{}' then return null; end if;
  -- A transaction that changes thousands of people renews the row once.
  mark := pg_current_xact_id()::text || '.' || company || '.' || array_to_string(parts, '.');
  if mark = current_setting('app.people_version', true) then return null; end if;
  perform set_config('app.people_version', mark, true), set_config('app.tenant_id', company::text, true);
  update people_version set
    shown = case when 'shown' = any (parts) then gen_random_uuid() else shown end,
    observers = case when 'observers' = any (parts) then gen_random_uuid() else observers end,
    withheld = case when 'withheld' = any (parts) then gen_random_uuid() else withheld end
  where tenant_id = company;
  if not found and tg_op = 'INSERT' then
    insert into people_version (tenant_id) values (company)
    on conflict (tenant_id) do update set shown = excluded.shown, observers = excluded.observers, withheld = excluded.withheld;
  end if;
  perform set_config('app.tenant_id', coalesce(acting_for, ''), true);
  return null;
end $$;
do $$ begin
  -- Create the trigger only once, because it cannot be replaced while changed rows of a migration wait for it.
  -- Its function reads `invited_at`, which an old schema may lack beside the table.
  if to_regclass('people_version') is not null
    and exists (select from pg_attribute where attrelid = 'person'::regclass and attname = 'invited_at')
    and not exists (select from pg_trigger where tgrelid = 'person'::regclass and tgname = 'keep_people_version')
  then
    create constraint trigger keep_people_version after insert or update or delete on person
      deferrable initially deferred for each row execute function keep_people_version();
  end if;
end $$;

-- Everybody reads who is away today and until when, so both renew the version.
create or replace function keep_absence_version() returns trigger language plpgsql as $$
declare
  company constant integer := coalesce(new.tenant_id, old.tenant_id);
  acting_for constant text := current_setting('app.tenant_id', true);
begin
  -- An imported company brings what this trigger computes.
  if current_setting('app.importing', true) = 'yes' then return null; end if;
  if tg_op = 'UPDATE' and (old.is_on, old.last_day) is not distinct from (new.is_on, new.last_day) then return null; end if;
  if not (case when tg_op = 'INSERT' then false else old.is_on end or case when tg_op = 'DELETE' then false else new.is_on end)
  then return null; end if;
  perform set_config('app.tenant_id', company::text, true);
  update people_version set shown = gen_random_uuid() where tenant_id = company;
  perform set_config('app.tenant_id', coalesce(acting_for, ''), true);
  return null;
end $$;
do $$ begin
  if to_regclass('absence') is not null
    and not exists (select from pg_trigger where tgrelid = to_regclass('absence') and tgname = 'keep_absence_version')
  then
    create constraint trigger keep_absence_version after insert or update or delete on absence
      deferrable initially deferred for each row execute function keep_absence_version();
  end if;
end $$;

create or replace function keep_goal_path() returns trigger language plpgsql as $$
begin
  -- An imported company brings what this trigger computes.
  if current_setting('app.importing', true) = 'yes' then return new; end if;
  if tg_op = 'INSERT' then
    insert into goal_path (tenant_id, ancestor_id, descendant_id, depth) values (new.tenant_id, new.id, new.id, 0);
    if new.parent_id is not null then perform pg_advisory_xact_lock_shared(hashtext('goal_path'), new.tenant_id); end if;
  elsif old.parent_id is not distinct from new.parent_id then
    return new;
  else
    perform pg_advisory_xact_lock(hashtext('goal_path'), new.tenant_id);
    delete from goal_path path using goal_path below, goal_path above
    where below.tenant_id = new.tenant_id and below.ancestor_id = new.id
      and above.tenant_id = new.tenant_id and above.descendant_id = new.id and above.depth > 0
      and path.tenant_id = new.tenant_id and path.ancestor_id = above.ancestor_id and path.descendant_id = below.descendant_id;
  end if;
  if new.parent_id is not null then
    if exists (select 1 from goal_path where tenant_id = new.tenant_id and ancestor_id = new.id and descendant_id = new.parent_id) then
      raise exception 'goal_path_loop' using errcode = 'check_violation', constraint = 'goal_path_loop';
    end if;
    insert into goal_path (tenant_id, ancestor_id, descendant_id, depth)
    select new.tenant_id, above.ancestor_id, below.descendant_id, above.depth + below.depth + 1
    from goal_path above, goal_path below
    where above.tenant_id = new.tenant_id and above.descendant_id = new.parent_id
      and below.tenant_id = new.tenant_id and below.ancestor_id = new.id;
  end if;
  return new;
end $$;

-- Written as PostgreSQL tells them. Triggers run in the order of their names, and the paths must be updated before the
-- departments.
do $$
declare
  item record;
begin
  for item in
    select wanted.name, wanted.on_table, format('CREATE TRIGGER %s %s', wanted.name, wanted.event) as definition
    from (values
      ('keep_org_path_of_new', 'person', null, 'AFTER INSERT ON person REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_org_path_of_new()'),
      ('keep_org_path', 'person', null, 'AFTER UPDATE OF manager_id ON person FOR EACH ROW EXECUTE FUNCTION keep_org_path()'),
      ('place_in_department', 'person', 'department', 'BEFORE INSERT ON person FOR EACH ROW EXECUTE FUNCTION place_in_department()'),
      ('keep_path_department', 'person', 'department', 'AFTER UPDATE OF manager_id, org_unit ON person FOR EACH ROW EXECUTE FUNCTION keep_department()'),
      ('keep_goal_path', 'goal', null, 'AFTER INSERT OR UPDATE OF parent_id ON goal FOR EACH ROW EXECUTE FUNCTION keep_goal_path()')
    ) wanted (name, on_table, needs, event)
    where to_regclass(wanted.on_table) is not null and (wanted.needs is null or exists (
      select from pg_attribute a where a.attrelid = to_regclass(wanted.on_table) and a.attname = wanted.needs))
  loop
    continue when exists (select from pg_trigger t where t.tgrelid = to_regclass(item.on_table)
      and pg_get_triggerdef(t.oid, true) = item.definition);
    execute format('drop trigger if exists %I on %I', item.name, item.on_table);
    execute item.definition;
  end loop;
end $$;

-- Changes the company info. The running application may only read the directory, so this function runs as the owner and
-- changes only the row of the transaction's company. Columns that `change` does not name stay as they are. Returns the new
-- `updated_at`; null if the company was changed after `started_from`.
create or replace function change_tenant(change jsonb, at timestamptz, started_from timestamptz) returns timestamptz
language plpgsql security definer as $$
declare
  own constant integer := nullif(current_setting('app.tenant_id', true), '')::int;
  changed timestamptz;
begin
  if own is null then raise exception 'change_tenant needs app.tenant_id' using errcode = 'insufficient_privilege'; end if;
  update tenant set
    name = case when change ? 'name' then change ->> 'name' else name end,
    url = case when change ? 'url' then change ->> 'url' else url end,
    logo = case when change ? 'logo' then change ->> 'logo' else logo end,
    square_logo = case when change ? 'square_logo' then change ->> 'square_logo' else square_logo end,
    primary_color = case when change ? 'primary_color' then change ->> 'primary_color' else primary_color end,
    use_light_text = case when change ? 'use_light_text' then (change ->> 'use_light_text')::boolean else use_light_text end,
    updated_at = greatest(at, coalesce(updated_at, created_at) + interval '1 millisecond')
  where id = own and (started_from is null or date_trunc('milliseconds', coalesce(updated_at, created_at)) = started_from)
  returning updated_at into changed;
  if changed is not null and change ? 'time_zone' then
    update tenant_setting set time_zone = change ->> 'time_zone' where tenant_id = own;
  end if;
  return changed;
end $$;
do $$ begin
  -- pg_temp is last in the search path, so that a temporary table cannot replace one of ours.
  execute format('alter function change_tenant(jsonb, timestamptz, timestamptz) set search_path = %I, pg_temp', current_schema());
end $$;
revoke all on function change_tenant(jsonb, timestamptz, timestamptz) from public;

do $$
declare
  item record;
  -- History: the running application may only add rows.
  append_only constant text[] := array['appraisal_signature', 'appraisal_transition', 'calibration_move', 'event', 'goal_prediction', 'goal_result_version', 'goal_transition', 'rating_scale'];
  -- The running application may only read these; the owner's commands write them.
  read_only constant text[] := array['tenant', 'schema_migration', 'schema_migration_lock', 'installation_key', 'mail_hold', 'company_range'];
  -- A node reads these tables across companies, so they have no row policies. They hold only kinds and ids.
  across_tenants constant text[] := array['event_pointer', 'event_delivery', 'due_work'];
begin
  if not exists (select 1 from pg_roles where rolname = 'bellwether_app') then
    begin
      create role bellwether_app nologin;
    exception when duplicate_object or unique_violation then
      -- Roles belong to the cluster, so another database may already have created it.
      null;
    end;
  end if;
  -- From PostgreSQL 16 on, the creator of a role may administer the role, but not yet set it.
  if not pg_has_role(current_user, 'bellwether_app', case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) then
    execute format('grant bellwether_app to %I', current_user);
  end if;
  execute format('grant usage on schema %I to bellwether_app', current_schema());
  for item in
    select c.relname as name, exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    ) as has_tenant, c.relrowsecurity and c.relforcerowsecurity and exists (
      select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant_rows'
        and pg_get_expr(p.polqual, p.polrelid) = '(tenant_id = (NULLIF(current_setting(''app.tenant_id''::text, true), ''''::text))::integer)'
    ) as is_guarded
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
  loop
    execute format('revoke all on %I from bellwether_app', item.name);
    if item.name = any (read_only) then
      execute format('grant select on %I to bellwether_app', item.name);
    elsif item.name = any (append_only) then
      execute format('grant select, insert on %I to bellwether_app', item.name);
    elsif item.name = 'event_pointer' then
      execute format('grant select, insert, delete on %I to bellwether_app', item.name);
    elsif item.name in ('event_cursor', 'mail_server') then
      execute format('grant select, update on %I to bellwether_app', item.name);
    else
      execute format('grant select, insert, update, delete on %I to bellwether_app', item.name);
    end if;
    if item.has_tenant and not item.is_guarded and not item.name = any (across_tenants) then
      execute format('alter table %I enable row level security', item.name);
      execute format('alter table %I force row level security', item.name);
      execute format('drop policy if exists tenant_rows on %I', item.name);
      execute format(
        'create policy tenant_rows on %I using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::int)',
        item.name
      );
    end if;
  end loop;
  execute format('grant usage on all sequences in schema %I to bellwether_app', current_schema());
  -- The function runs as the owner, so only the application may call it.
  if to_regprocedure('purge_events(timestamptz)') is not null then
    revoke all on function purge_events(timestamptz) from public;
    grant execute on function purge_events(timestamptz) to bellwether_app;
  end if;
  if to_regprocedure('forget_person(integer, text)') is not null then
    revoke all on function forget_person(integer, text) from public;
    grant execute on function forget_person(integer, text) to bellwether_app;
  end if;
  if to_regprocedure('end_company(timestamptz, timestamptz, integer)') is not null then
    revoke all on function end_company(timestamptz, timestamptz, integer) from public;
    grant execute on function end_company(timestamptz, timestamptz, integer) to bellwether_app;
  end if;
  grant execute on function change_tenant(jsonb, timestamptz, timestamptz) to bellwether_app;
  grant execute on function count_people_anew() to bellwether_app;
end $$;
