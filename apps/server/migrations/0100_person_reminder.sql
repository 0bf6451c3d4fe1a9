-- Who was reminded of what on which day (notifications.14). The key keeps it to once a day.
create table person_reminder (
  tenant_id integer not null references tenant (id) on delete cascade,
  person_id integer not null,
  about text not null check (about in ('update', 'goal', 'result', 'appraisals')),
  -- The company's day.
  day date not null,
  sender_id integer not null,
  created_at timestamptz not null,
  primary key (tenant_id, person_id, about, day),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
  foreign key (tenant_id, sender_id) references person (tenant_id, id) on delete cascade
);
create index person_reminder_sender on person_reminder (tenant_id, sender_id);
