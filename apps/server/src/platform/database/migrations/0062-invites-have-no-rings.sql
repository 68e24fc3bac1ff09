-- Who invited is older than who was invited: no ring of invitations can be.
alter table players add constraint players_parent_is_older check (parent_id < player_id);
