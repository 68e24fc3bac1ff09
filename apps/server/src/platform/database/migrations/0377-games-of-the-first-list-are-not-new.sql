-- Every game but one of a hall's first list was marked as new. Those that joined later are.
update games set tags = array_remove(tags, 'new')
where 'new' = any (tags) and added_at < (select min(added_at) from games) + interval '1 hour';
