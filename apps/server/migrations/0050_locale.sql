-- The locale that writes dates, times and numbers (texts.8). The program knows which ones it offers, so that another
-- one needs no migration; the checks only keep the form.
alter table tenant_setting add column locale text not null default 'en-US';
alter table tenant_setting
  add constraint tenant_setting_locale_check check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
-- Null: the company's.
alter table person add column locale text;
alter table person add constraint person_locale_check check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
