-- A player keeps one wallet mode for ever: `transfer`, wallets here; `seamless`, the hall's, which is asked for each bet.
alter table arcade.players
  add column wallet text not null default 'transfer' check (wallet in ('transfer', 'seamless')),
  add check (wallet = 'transfer' or demo_balance is null);

-- What is presented to the hall with each bet of the launch; of no use without the signing secret.
alter table arcade.sessions add column wallet_token text;

-- With the hall's wallet a step is also DEBITING while the hall is asked for its stake, once, and RETURNING until the hall has
-- answered that a stake without a definite answer is returned. `called_at`: when the hall was last asked, so that a call under
-- way is told from one whose process died.
alter table arcade.round_steps
  drop constraint round_steps_phase_check,
  add constraint round_steps_phase_check
    check (phase in ('PENDING', 'DEBITING', 'RETURNING', 'DEBITED', 'DRAWN', 'CREDITED')),
  add column called_at timestamptz;
