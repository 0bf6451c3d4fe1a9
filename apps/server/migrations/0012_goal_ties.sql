-- Ties of people to goals other than ownership, so that nobody approves or reviews their own submission (goals.6).
-- The domain's `goalTies` explains the kinds. The tie to a submission is written when the goal gets a new owner while the
-- submission waits; before that, the owner at submission is the goal's owner.
create table goal_tie (
  tenant_id integer not null references tenant (id) on delete cascade,
  goal_id integer not null,
  person_id integer not null,
  kind text not null check (kind in ('owned_submission', 'owned_edit', 'approved')),
  created_at timestamptz not null,
  primary key (tenant_id, goal_id, kind, person_id),
  foreign key (tenant_id, goal_id) references goal (tenant_id, id) on delete cascade,
  foreign key (tenant_id, person_id) references person (tenant_id, id)
);
-- The lists of waiting reviews leave out the reader's own submissions.
create index goal_tie_person on goal_tie (tenant_id, person_id, kind, goal_id);

-- The departments that most people may filter by: those of active people except observers.
create index person_department_listed on person (tenant_id, department)
  where deactivated_at is null and role_name <> 'observer';

-- Writes the ties of existing goals from their history. Row policies also apply to the owner of the tables, so the loop
-- visits one company at a time.
do $$
declare
  company record;
begin
  for company in select id from tenant loop
    perform set_config('app.tenant_id', company.id::text, true);
    with moved as (
      -- Each transition with the owner at its time: the previous owner of the next change of owner.
      select move.*, goal.state, goal.edit_state, coalesce(given.from_id, goal.owner_id) as owner_then,
        given.from_id is not null as was_given
      from goal_transition move
      join goal on goal.tenant_id = move.tenant_id and goal.id = move.goal_id
      left join lateral (select next.from_id from goal_transition next
        where next.tenant_id = move.tenant_id and next.goal_id = move.goal_id and next.action_type = 0 and next.id > move.id
        order by next.id limit 1) given on true
      where move.tenant_id = company.id and move.action_type is null
    ), latest as (
      -- The last transition of a goal into or out of review, and the last transition of an edit.
      select distinct on (goal_id, transitionable_type) * from moved
      where transitionable_type = 'GoalEdit' or to_state in ('review', 'results_in_review', 'shelving_in_review', 'draft', 'approved')
        or (from_state = 'approved' and to_state = 'finalized')
      order by goal_id, transitionable_type, id desc
    ), tied as (
      select goal_id, owner_then as person_id, 'owned_submission' as kind, created_at from latest
      where transitionable_type = 'Goal' and was_given and to_state not in ('draft', 'approved')
        and state not in ('draft', 'approved')
      union all
      select goal_id, owner_then, 'owned_edit', created_at from latest
      where transitionable_type = 'GoalEdit' and was_given and to_state = 'review' and edit_state = 'review'
      union all
      select goal_id, author_id, 'approved', min(created_at) from moved
      where author_id <> owner_then and ((transitionable_type = 'Goal' and to_state = 'approved' and from_state in ('draft', 'review'))
        or (transitionable_type = 'GoalEdit' and to_state = 'applied'))
      group by goal_id, author_id
    )
    insert into goal_tie (tenant_id, goal_id, person_id, kind, created_at)
    select company.id, goal_id, person_id, kind, created_at from tied
    on conflict do nothing;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
