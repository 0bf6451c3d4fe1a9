-- When the address of a deactivated person was freed for somebody else. `email` is a placeholder from then on, which is no
-- e-mail address. The check also keeps an older program from activating a person without an address.
alter table person add column email_freed_at timestamptz;
alter table person add constraint person_freed_is_deactivated
  check (email_freed_at is null or deactivated_at is not null) not valid;
