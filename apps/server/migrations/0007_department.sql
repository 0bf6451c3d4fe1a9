-- The department of a person: their own, else the nearest one up the chain (people.10), else empty. Lists show it
-- beside every goal and filter by it, so it is stored with the person. `place_in_department` and `keep_department`
-- keep it current.
alter table person add column department text not null default '';
do $$
declare
  company record;
begin
  for company in select id from tenant loop
    perform set_config('app.tenant_id', company.id::text, true);
    update person someone set department = coalesce((
        select above.org_unit from org_path up join person above on above.tenant_id = up.tenant_id and above.id = up.ancestor_id
        where up.tenant_id = someone.tenant_id and up.descendant_id = someone.id and above.org_unit <> ''
        order by up.depth limit 1), '')
      where someone.tenant_id = company.id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
