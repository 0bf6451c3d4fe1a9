-- What lists filter by and search in is answered from indexes alone: a read that shows little does not go through the goals
-- themselves, each on a page of its own, to find it. A filter that matches nothing reads a quarter's part of `goal_class`,
-- 15 pages for every 1,000 goals of the quarter; a title that is nowhere reads as much of `goal_title` for the company.

-- The title as a search compares it: without regard to case and accents. 255 letters of Hangul come apart into 765; what
-- would be longer (a few signs stand for a whole phrase) has to fit into an index.
alter table goal add column title_key text not null generated always as (
  left(case when octet_length(title) = char_length(title) then lower(title)
    else regexp_replace(lower(normalize(title, nfkd)), '[\u0300-\u036f]', '', 'g') end, 765)
) stored;

drop index goal_class;
create index goal_class on goal (tenant_id, period_id, exposure, attention, id desc)
  include (owner_id, state, edit_state, parent_id, published_at, first_week, recent_week, recent_gap, recent_likelihood,
    recent_quality, recent_likelihood_delta, recent_quality_delta, title_key)
  where deleted_at is null and attention >= 0;

-- An index answers alone for pages without a fresh change; every week changes every goal of the quarter, so they are cleaned
-- up after one in fifty has changed, instead of one in five.
alter table goal set (autovacuum_vacuum_scale_factor = 0.02);

-- Searches by title, newest first. As with `goal_class`, only statements that name an exposure look here.
create index goal_title on goal (tenant_id, id desc) include (title_key, owner_id, period_id, exposure, state)
  where deleted_at is null and exposure >= 0;

-- Reviews that wait are counted from the index.
drop index goal_waiting;
create index goal_waiting on goal (tenant_id, owner_id, id) include (state, edit_state) where deleted_at is null
  and (state in ('review', 'shelving_in_review', 'results_in_review') or edit_state = 'review');

drop index person_counted;
create index person_counted on person (tenant_id, lower(name), id) include (name)
  where deactivated_at is null and role_name <> 'observer';
-- Without the id: people are looked up by their key, and not department by department through this.
create index person_department on person (tenant_id, department);
create index person_gone on person (tenant_id, id) where deactivated_at is not null;

-- Of a page's pending edits and results, what a card shows stands in the index that finds them.
drop index goal_edit_one_pending;
create unique index goal_edit_one_pending on goal_edit (tenant_id, goal_id) include (id, updated_at)
  where state in ('draft', 'review');
drop index goal_result_current;
create unique index goal_result_current on goal_result (tenant_id, goal_id, round, kind)
  include (id, completed, objective_result, quality) where retracted_at is null;
