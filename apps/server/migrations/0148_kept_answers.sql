-- Figures of a whole large company, counted once a minute and read by everybody who asks (docs/decisions/0111). They hold numbers,
-- ids and names of departments: who may see a goal, and what it is called, is read when the figures are shown.
create table kept_answer (
  tenant_id integer not null references tenant (id) on delete cascade,
  kind text not null check (kind in ('compliance', 'forecast', 'look', 'organisation')),
  -- A hash of what the answer depends on beside the company's rows: quarter, week, the chances of labels.
  about text not null,
  computed_at timestamptz not null,
  answer jsonb not null check (jsonb_typeof(answer) = 'object'),
  primary key (tenant_id, kind, about)
);
