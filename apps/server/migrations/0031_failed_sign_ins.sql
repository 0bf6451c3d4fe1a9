-- The company chooses how many wrong passwords lock an account (accounts.1).
alter table tenant_setting
  -- The number of failed sign-ins within `failed_sign_in_minutes` that locks an account.
  add column failed_sign_ins integer not null default 10 check (failed_sign_ins between 3 and 100),
  add column failed_sign_in_minutes integer not null default 10 check (failed_sign_in_minutes between 1 and 1440);
