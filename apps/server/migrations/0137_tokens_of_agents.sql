-- When an agent last came with a personal token, to the minute (agents.6); null: none ever did.
alter table api_token add column agent_used_at timestamptz;
