import { sql } from 'kysely'
import type { ArcadeDb } from '../db/schema.ts'

export interface StepKiller {
  /** From now on the process dies when a step is about to enter the phase: its transaction is rolled back, earlier ones stay committed. */
  before(phase: string): Promise<void>
  revive(): Promise<void>
}

/** Lets a test kill the process between two phases of a step. */
export async function createStepKiller(db: ArcadeDb): Promise<StepKiller> {
  await sql`create table arcade.kill_at (phase text)`.execute(db)
  await sql`
    create function arcade.kill() returns trigger language plpgsql as $$ begin
      if exists (select from arcade.kill_at k where k.phase = new.phase) then raise exception 'killed before %', new.phase; end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger kill before update on arcade.round_steps for each row execute function arcade.kill()`.execute(
    db,
  )
  return {
    async before(phase) {
      await sql`insert into arcade.kill_at values (${phase})`.execute(db)
    },
    async revive() {
      await sql`delete from arcade.kill_at`.execute(db)
    },
  }
}
