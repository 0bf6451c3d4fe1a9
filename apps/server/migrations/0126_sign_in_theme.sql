-- Whether the sign-in page shows the quarter's theme to everybody who opens it (tenant.1, accounts.2).
alter table tenant_setting add column sign_in_theme boolean not null default false;
