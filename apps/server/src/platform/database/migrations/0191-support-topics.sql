-- What a message to customer service is about: a topic, and one order, transfer or bet of the player's, as it was then.
alter table support_messages
  add column topic text check (topic in ('deposit', 'withdrawal', 'game', 'reward', 'account', 'other')),
  add column about jsonb;
