-- What a person wrote or took over in the editor of a summary's deck (summaries.5). The drafted summary is never stored.
create table summary_edits (
  tenant_id integer not null references tenant (id) on delete cascade,
  person_id integer not null,
  kind text not null check (kind in ('quarter', 'year')),
  -- The quarter's id, or the year.
  subject integer not null,
  audience text not null check (audience in ('1', '2')),
  edits jsonb not null,
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  primary key (tenant_id, person_id, kind, subject, audience),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade
);
