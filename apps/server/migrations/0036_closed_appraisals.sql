-- Appraisals that were completed without the employee's signature (docs/decisions/0051).
create table appraisal_closing (
  tenant_id integer not null,
  appraisal_id integer not null,
  closer_id integer not null,
  -- Names and quarter as they were then, because later renames do not change what is printed.
  closer_name text not null,
  employee_name text not null,
  reviewer_name text not null,
  period_label text not null,
  reason text not null check (char_length(reason) between 1 and 2000),
  closed_at timestamptz not null,
  -- What the employee adds within 30 days.
  statement text check (char_length(statement) between 1 and 5000),
  stated_at timestamptz,
  primary key (tenant_id, appraisal_id),
  foreign key (tenant_id, appraisal_id) references appraisal (tenant_id, id) on delete cascade,
  foreign key (tenant_id, closer_id) references person (tenant_id, id),
  check ((statement is null) = (stated_at is null))
);

-- A completed appraisal has both signatures or none.
alter table appraisal
  drop constraint appraisal_check4,
  drop constraint appraisal_check7,
  add constraint appraisal_acknowledged check (case state when 'completed' then true
    when 'acknowledged' then acknowledged_at is not null else acknowledged_at is null end) not valid,
  add constraint appraisal_signed_by_manager check (
    (manager_signature is not null) = (completed_at is not null and acknowledged_at is not null)) not valid;

-- The former program emptied the comment when an edit ended the employee's signature. The comment returns to the form,
-- so that the employee decides about it.
do $$
declare
  company record;
begin
  for company in select id from tenant loop
    perform set_config('app.tenant_id', company.id::text, true);
    update appraisal set employee_comment = former.comment
    from (select distinct on (signature.appraisal_id) signature.appraisal_id, signature.comment
      from appraisal_signature signature where signature.tenant_id = company.id and signature.kind = 'employee'
      order by signature.appraisal_id, signature.id desc) former
    where appraisal.tenant_id = company.id and appraisal.id = former.appraisal_id and appraisal.state = 'shared'
      and appraisal.employee_comment = '' and former.comment <> '';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
