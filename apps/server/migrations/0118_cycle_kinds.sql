-- Cycles with days of their own, probations, cycles without signatures, and templates (docs/decisions/0097).
alter table appraisal_cycle
  -- `dates` and `probation` stand beside the quarters; the quarters that they touch are kept for the goals beside a review.
  add column kind text not null default 'quarters' check (kind in ('quarters', 'dates', 'probation')),
  -- Of `dates`: its days. Of `probation`: whoever was added on one of these days.
  add column starts_on date,
  add column ends_on date,
  add column probation_months smallint check (probation_months between 1 and 24),
  -- The manager's review. Null: from the day after the end, and due after the grace weeks.
  add column review_opens date,
  add column review_due date,
  add column has_signatures boolean not null default true,
  add check ((kind = 'quarters') = (starts_on is null)) not valid,
  add check ((starts_on is null) = (ends_on is null)) not valid,
  add check (starts_on <= ends_on) not valid,
  add check ((kind = 'probation') = (probation_months is not null)) not valid,
  add check (review_opens <= review_due) not valid;

-- A person's own days in a probation, by the day on which they were added.
alter table appraisal_cycle_member
  add column starts_on date,
  add column ends_on date,
  add check ((starts_on is null) = (ends_on is null)) not valid;

alter table appraisal_question
  add column part text not null default 'self_review' check (part in ('self_review', 'review')),
  add column kind text not null default 'text' check (kind in ('text', 'scale', 'goals')),
  -- The words of a scale, lowest first.
  add column levels text[] check (array_length(levels, 1) between 2 and 7),
  -- Who is asked: everybody if both are null.
  add column roles text[],
  add column departments text[],
  add check ((kind = 'scale') = (levels is not null)) not valid;

-- The manager's answers to the questions of a template. The review of the appraisal has them as one text, too, so that it
-- is signed, printed and compared like any other.
create table appraisal_answer (
  tenant_id integer not null,
  appraisal_id integer not null,
  question_id integer not null,
  answer text not null check (char_length(answer) between 1 and 5000),
  primary key (tenant_id, appraisal_id, question_id),
  foreign key (tenant_id, appraisal_id) references appraisal (tenant_id, id) on delete cascade,
  foreign key (tenant_id, question_id) references appraisal_question (tenant_id, id)
);
create index appraisal_answer_question on appraisal_answer (tenant_id, question_id);
