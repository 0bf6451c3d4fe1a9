-- People in the order of their names without case and accents: Álvarez stands between Alba and Alvin, whatever the collation
-- of the database. The index of before serves the former release until it has ended.
create index person_by_name on person (tenant_id, fold(name), id) include (name)
  where deactivated_at is null and role_name <> 'observer';
