-- Versions of the organisation, one row a company (docs/decisions/0022). A version is random, because a restored database
-- must not repeat one that a browser already has. `keep_people_version` of after_each.sql renews them.
create table people_version (
  tenant_id integer primary key references tenant (id) on delete cascade,
  -- Of active people except observers, in the fields that everybody sees.
  shown uuid not null default gen_random_uuid(),
  -- Of active observers.
  observers uuid not null default gen_random_uuid(),
  -- Of deactivated people, and of the fields that only the ceo and org admins read.
  withheld uuid not null default gen_random_uuid()
);

do $$
declare
  company record;
begin
  for company in select id from tenant loop
    perform set_config('app.tenant_id', company.id::text, true);
    insert into people_version (tenant_id) values (company.id);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
