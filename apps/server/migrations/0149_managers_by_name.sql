-- People who can have reports, with what their search reads: choosing a manager by a letter or a word reads no other person.
create index person_manager_by_name on person (tenant_id, fold(name), id) include (name, job_title, department)
  where deactivated_at is null and role_name in ('ceo', 'manager');
