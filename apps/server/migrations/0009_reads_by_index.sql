-- Filters and searches of lists use index-only scans, because each goal is on a page of its own. A filter that matches
-- nothing reads a quarter's part of `goal_class`: 15 pages for every 1,000 goals of the quarter. A search that matches
-- nothing reads as much of `goal_title` for the company.

-- The title in the form for searches: without case and accents. 255 letters of Hangul decompose into 765. A few characters
-- decompose into whole phrases; the result is cut, because it must fit into an index.
alter table goal add column title_key text not null generated always as (
  left(case when octet_length(title) = char_length(title) then lower(title)
    else regexp_replace(lower(normalize(title, nfkd)), '[\u0300-\u036f]', '', 'g') end, 765)
) stored;

drop index goal_class;
create index goal_class on goal (tenant_id, period_id, exposure, attention, id desc)
  include (owner_id, state, edit_state, parent_id, published_at, first_week, recent_week, recent_gap, recent_likelihood,
    recent_quality, recent_likelihood_delta, recent_quality_delta, title_key)
  where deleted_at is null and attention >= 0;

-- Index-only scans need pages without recent changes. Every week changes every goal of the quarter, so vacuum after 2 % of
-- the rows have changed instead of 20 %.
alter table goal set (autovacuum_vacuum_scale_factor = 0.02);

-- For searches by title, newest first. As with `goal_class`, only statements with a condition on `exposure` may use it.
create index goal_title on goal (tenant_id, id desc) include (title_key, owner_id, period_id, exposure, state)
  where deleted_at is null and exposure >= 0;

-- For counting waiting reviews by an index-only scan.
drop index goal_waiting;
create index goal_waiting on goal (tenant_id, owner_id, id) include (state, edit_state) where deleted_at is null
  and (state in ('review', 'shelving_in_review', 'results_in_review') or edit_state = 'review');

drop index person_counted;
create index person_counted on person (tenant_id, lower(name), id) include (name)
  where deactivated_at is null and role_name <> 'observer';
-- Without the id, so that the query planner does not look up people through this index instead of their key.
create index person_department on person (tenant_id, department);
create index person_gone on person (tenant_id, id) where deactivated_at is not null;

-- The indexes of pending edits and results hold the columns that a card shows.
drop index goal_edit_one_pending;
create unique index goal_edit_one_pending on goal_edit (tenant_id, goal_id) include (id, updated_at)
  where state in ('draft', 'review');
drop index goal_result_current;
create unique index goal_result_current on goal_result (tenant_id, goal_id, round, kind)
  include (id, completed, objective_result, quality) where retracted_at is null;
