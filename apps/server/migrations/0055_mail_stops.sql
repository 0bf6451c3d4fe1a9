-- The mails that a person has stopped one by one; the e-mail switch of the profile is above them.
create table mail_stop (
  tenant_id integer not null,
  person_id integer not null,
  -- `reports` or `notifications`; the domain lists the names. The weekly ask has its switch in `notification_preference`.
  mails text not null check (mails ~ '^[a-z_]+$'),
  created_at timestamptz not null,
  primary key (tenant_id, person_id, mails),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade
);
