-- What the mail server said last about a waiting mail, without addresses, and since when its attempts fail. `failure` has the
-- code.
alter table mail
  add column last_words text check (char_length(last_words) <= 300),
  add column failing_since timestamptz;

-- While it has a row, no mail leaves: a restored copy must not write to the people of the installation that it copies.
create table mail_hold (
  held_at timestamptz not null
);
create unique index mail_hold_one on mail_hold ((true));
