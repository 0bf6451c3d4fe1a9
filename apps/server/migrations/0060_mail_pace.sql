-- How the mail server takes mails, over all companies and nodes: one row. Its refusals that are about the whole queue (pace,
-- quota, policy, sign-in) pause the queue.
create table mail_server (
  -- Since when the server refuses; null while it takes mails.
  refusing_since timestamptz,
  -- No mail leaves before this instant.
  paused_until timestamptz,
  pause_seconds integer not null default 0,
  failure text,
  -- Without addresses.
  last_words text check (char_length(last_words) <= 300),
  last_sent_at timestamptz,
  -- Since the installation: mails taken, refusals that were about the whole queue, and mails given up.
  sent bigint not null default 0,
  deferred bigint not null default 0,
  refused bigint not null default 0
);
create unique index mail_server_one on mail_server ((true));
insert into mail_server default values;

-- Mails that somebody waits for, such as an invitation or a reset: they go before notifications.
alter table mail add column is_urgent boolean not null default false;
