-- The application may add events but not delete them. This function runs as the owner and deletes events of the
-- transaction's company that are older than 90 days by the database's clock, at most 10,000 at once. It reads the lowest
-- ids, because an index by time would make every write of an event more expensive.
create function purge_events(before timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company constant integer := nullif(current_setting('app.tenant_id', true), '')::integer;
  purged integer;
begin
  if before is null or before > clock_timestamp() - interval '90 days' then
    raise exception 'events of the last 90 days are not purged' using errcode = 'invalid_parameter_value';
  end if;
  delete from event using (
    select id from event where tenant_id = company order by id limit 10000
  ) oldest
  where event.tenant_id = company and event.id = oldest.id and event.created_at < before;
  get diagnostics purged = row_count;
  return purged;
end $$;
