-- How long a session lasts is the company's choice (decisions §6).
alter table tenant_setting
  -- A session ends after so many days without use.
  add column session_idle_days integer not null default 8 check (session_idle_days between 1 and 365),
  -- A session ends so many days after the sign-in.
  add column session_days integer not null default 30 check (session_days between 1 and 365);
