-- How many wrong passwords lock an account is the company's choice (decisions §6).
alter table tenant_setting
  -- So many failed sign-ins within `failed_sign_in_minutes` lock an account.
  add column failed_sign_ins integer not null default 10 check (failed_sign_ins between 3 and 100),
  add column failed_sign_in_minutes integer not null default 10 check (failed_sign_in_minutes between 1 and 1440);
