-- From where an act came; null for acts of the application itself and for events of earlier releases. They are deleted with
-- the event, or when its person is erased.
alter table event
  add column address text check (char_length(address) <= 100),
  -- The program's own name of itself (`User-Agent`).
  add column device text check (char_length(device) <= 300);
-- For the audit log of one person.
create index event_actor on event (tenant_id, actor_id, id);
-- Events come in the order of their times, so this index stays small.
create index event_time on event using brin (tenant_id, created_at);

-- The retention that the last purge has applied; a shorter one is an event.
alter table tenant_setting add column event_days_applied integer;
