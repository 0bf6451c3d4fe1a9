-- The company's app of Slack (channels.4). Token and signing secret are sealed by the key of the configuration.
create table slack_app (
  tenant_id integer not null references tenant (id) on delete cascade,
  team_id text not null,
  team_name text not null,
  token text not null,
  signing_secret text not null,
  author_id integer not null,
  created_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, author_id) references person (tenant_id, id)
);

-- Who is who in Slack. The hash names the account in Slack, with its team, when Slack calls.
create table slack_person (
  tenant_id integer not null,
  person_id integer not null,
  slack_user_id text not null,
  account_hash bytea not null,
  linked_at timestamptz not null,
  primary key (tenant_id, person_id),
  unique (tenant_id, account_hash),
  foreign key (tenant_id) references tenant (id) on delete cascade,
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade
);

insert into event_cursor (reader, position) select 'slack', coalesce(max(event_id), 0) from event_pointer;
