-- The company chooses how long a session lasts (accounts.6).
alter table tenant_setting
  -- The number of days without use after which a session ends.
  add column session_idle_days integer not null default 8 check (session_idle_days between 1 and 365),
  -- The number of days after the sign-in when a session ends.
  add column session_days integer not null default 30 check (session_days between 1 and 365);
