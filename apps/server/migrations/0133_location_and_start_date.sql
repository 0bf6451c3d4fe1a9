-- Where somebody works, and their first day at the company (people.46).
alter table person
  add column location text not null default '' check (char_length(location) <= 255),
  add column start_date date;
