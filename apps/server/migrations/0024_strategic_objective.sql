-- The strategic objective that a goal serves (goals.29): one of the six areas of the strategy, or null. An edit
-- proposes the value that its goal gets. No index: lists find goals by owner or by quarter, and only narrow them by
-- this column.
alter table goal add column strategic_objective text
  check (strategic_objective in ('Customers', 'Employees', 'Shareholders', 'Sales', 'Marketing', 'Product'));
alter table goal_edit add column strategic_objective text
  check (strategic_objective in ('Customers', 'Employees', 'Shareholders', 'Sales', 'Marketing', 'Product'));
