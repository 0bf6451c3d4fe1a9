-- Who invited, so that a person who has not accepted after two weeks is named to them (people.21). Null: the command
-- line, or an invitation older than this column.
alter table invitation add column inviter_id integer;
alter table invitation
  add constraint invitation_tenant_id_inviter_id_fkey foreign key (tenant_id, inviter_id) references person (tenant_id, id) not valid;
create index invitation_inviter on invitation (tenant_id, inviter_id, created_at)
  where used_at is null and replaced_at is null and inviter_id is not null;
