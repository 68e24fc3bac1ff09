-- The arcade has three platforms: slots, tables, instant. The tables stand between the two that were there.
update platforms set sort = 2 where api_key = 'aurora_instant' and sort = 1;
