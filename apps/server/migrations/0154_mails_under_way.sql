-- Since when a node gives the mail to the mail server: a company is frozen, or moved, when no mail is under way (tenant.8).
alter table mail add column sending_since timestamptz;
