-- By which token, agent or the like a person acted; null: in the person's own session. It stands beside the person.
alter table event add column via text check (char_length(via) <= 100);
alter table goal_transition add column via text check (char_length(via) <= 100);
alter table goal_comment add column via text check (char_length(via) <= 100);
alter table goal_prediction add column via text check (char_length(via) <= 100);
