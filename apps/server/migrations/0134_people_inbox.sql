-- Files of people that another program has left in the watched folder (people.47).
alter table person_import
  -- The folder's files wait for every admin, not only for the one whose rights they were planned with.
  add column from_inbox boolean not null default false,
  -- Name and digest of the file, so that no node reads it twice.
  add column inbox_key text check (char_length(inbox_key) <= 500);
create unique index person_import_inbox on person_import (tenant_id, inbox_key) where inbox_key is not null;
