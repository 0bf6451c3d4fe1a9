-- The last day of which a company told its people (notifications.9): the turn of a quarter, and what is due tomorrow
-- or overdue. No row: it has told of none yet.
create table company_day (
  tenant_id integer primary key references tenant (id) on delete cascade,
  day date not null
);
