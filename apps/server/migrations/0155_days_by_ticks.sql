-- Whether a day of a one-to-one was noted by a tick alone. It goes with the day's last tick (people.43); a day that
-- somebody noted themselves stays.
alter table one_to_one_day add column by_tick boolean not null default false;
