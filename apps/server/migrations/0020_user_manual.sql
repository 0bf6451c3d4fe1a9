-- The user manual (people.26, people.27, people.28): a person's assessment, or the person's own entry.
create table assessment (
  tenant_id integer not null,
  person_id integer not null,
  -- The questionnaire: the application's own, or that of the service at ASSESSMENT_BASE_URL.
  service text not null check (service in ('built_in', 'outside')),
  -- 0 until the outside service has given the keys, 1 registered, 2 started, 3 partially complete, 4 complete.
  status integer not null check (status between 0 and 4),
  -- The person's reference at the outside service.
  reference text not null check (reference ~ '^[0-9a-f]{32}$'),
  public_key text check (char_length(public_key) between 8 and 200),
  private_key text check (char_length(private_key) between 8 and 200),
  -- Whether the built-in questionnaire can be answered; also true while the person repeats it.
  is_open boolean not null default false,
  -- Two letters for each of the 28 items: the most and the least fitting phrase. Two hyphens: not answered.
  choices text not null default repeat('--', 28) check (choices ~ '^([DISC][DISC]|--){28}$'),
  -- One digit for each of the ten own questions: the position of the chosen answer. A hyphen: not answered.
  questions text not null default repeat('-', 10) check (questions ~ '^[0-3-]{10}$'),
  -- The result of the latest completion: the shares of D, I, S and C, and the answers at that time.
  shares integer[] check (cardinality(shares) = 4),
  shown_questions text check (shown_questions ~ '^[0-3]{10}$'),
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, person_id),
  unique (tenant_id, public_key),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
  check (status = 0 or (public_key is not null and private_key is not null)),
  check ((shares is null) = (shown_questions is null)),
  check (shares is null or status = 4)
);

-- A person's own entry without an assessment. Connecting an assessment deletes it.
create table manual_entry (
  tenant_id integer not null,
  person_id integer not null,
  disc text check (disc in ('D', 'I', 'S', 'C', 'DI', 'DC', 'ID', 'IS', 'SI', 'SC', 'CD', 'CS')),
  description text not null check (char_length(description) <= 5000),
  -- The key of the attached PDF.
  file_key text check (file_key ~ '^[0-9a-f]{32}$'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
  check ((disc is null) = (description = '')),
  check (disc is not null or file_key is not null)
);
