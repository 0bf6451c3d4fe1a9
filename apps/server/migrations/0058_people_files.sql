-- Import of any people file: the file is read again when somebody chooses another sheet, encoding or column.
alter table person_import
  -- The file as it came; null once the import has ended.
  add column file bytea,
  -- How the file is read: sheet, encoding, row of headings, columns, answers.
  add column reading jsonb,
  -- What the preview proposed: people who leave, return and become managers. Nobody else is touched by a tick.
  add column shown jsonb,
  -- What was ticked at the start: rows, people to deactivate and to activate.
  add column choice jsonb,
  -- How many people the running import adds and changes.
  add column planned integer check (planned >= 0),
  -- The rows that were not written, with what is wrong; the heading first.
  add column left_out jsonb;

-- What a company chose for its files, so that the same file need not be explained again.
create table people_file_memory (
  tenant_id integer not null references tenant (id) on delete cascade,
  -- 'columns': the key names the headings. 'status': the key is a word of a status.
  kind text not null check (kind in ('columns', 'status')),
  key text not null check (char_length(key) between 1 and 2000),
  value jsonb not null,
  changed_at timestamptz not null,
  primary key (tenant_id, kind, key)
);
