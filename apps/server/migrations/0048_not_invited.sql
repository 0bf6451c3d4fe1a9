-- The organisation tells people who were never invited from invited ones (people.8), so its versions are renewed.
do $$
declare
  company record;
begin
  for company in select id from tenant loop
    perform set_config('app.tenant_id', company.id::text, true);
    update people_version set shown = gen_random_uuid(), observers = gen_random_uuid() where tenant_id = company.id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
