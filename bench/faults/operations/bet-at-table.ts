import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Player } from '../players.ts'
import { randomBetween } from '../random.ts'
import type { ServerClient } from '../server-client.ts'
import { TableSocket } from '../table-socket.ts'
import { enterGame, type GameSession } from './enter-game.ts'
import type { Operation } from './operation.ts'

/** A table that a kill interrupted takes bets again within this. */
const BETTING_WITHIN_MS = 20_000
/** Longer than bets are taken, and the table is closed. */
const RUN_WITHIN_MS = 5_000
const LONGEST_FLIGHT_MS = 3_000
/** A bet that comes too late for a round is placed in the next one, so often. */
const TRIES = 3

const roundSchema = z.looseObject({ round_id: z.string(), status: z.string() }).nullable()

interface Bet {
  readonly roundId: string
  readonly session: GameSession
  readonly table: TableSocket
}

/** Enters the game, waits until its table takes bets and places one; null when any of it is refused or takes too long. */
async function placeBet(
  client: ServerClient,
  player: Player,
  game: string,
  bet: object,
  go: (bet: Bet) => Promise<unknown>,
): Promise<void> {
  const session = await enterGame(client, player, game)
  if (session === null) return
  const table = new TableSocket(client, session.token, 'standard')
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      if (!(await table.waitFor('betting', BETTING_WITHIN_MS))) return
      const round = roundSchema.parse(await session.open(bet))
      if (round !== null) return void (await go({ roundId: round.round_id, session, table }))
    }
  } finally {
    table.close()
  }
}

const chipsOn = (spots: readonly string[]) =>
  spots.map((spot) => ({ spot, amount: `${randomBetween(1, 4)}0.00` }))

/** Chips on a table, to which half of the players add some more; one in six takes all of them back. The round ends by itself. */
const betChips = (game: string, spots: readonly string[], fixed: object): Operation => ({
  name: `bet at a table of ${game}`,
  weight: 5,
  run: (client, player) =>
    placeBet(
      client,
      player,
      game,
      { ...fixed, chips: chipsOn(spots.slice(0, 2)) },
      async ({ session, roundId }) => {
        if (randomBetween(0, 1) === 0)
          await session.act(roundId, { kind: 'add', chips: chipsOn(spots.slice(1)) })
        if (randomBetween(1, 6) === 1) await session.act(roundId, { kind: 'cancel' })
      },
    ),
})

export const betOnHand = betChips('baccarat', ['player', 'tie', 'banker_pair'], { table: 'standard' })
export const betOnDice = betChips('sic-bo', ['small', 'single-3', 'odd'], {})

/** A bet on a flight: some leave at a target, some by hand, some are taken back before, some stay on board. */
export const betOnFlight: Operation = {
  name: 'bet on a flight of rocket-crash',
  weight: 5,
  run: (client, player) =>
    placeBet(
      client,
      player,
      'rocket-crash',
      {
        amount: `${randomBetween(1, 50)}.00`,
        target: randomBetween(0, 1) === 0 ? randomBetween(101, 200) : null,
        slot: randomBetween(0, 1),
      },
      async ({ session, table, roundId }) => {
        if (randomBetween(1, 6) === 1) return session.act(roundId, { kind: 'cancel' })
        if (randomBetween(0, 1) === 0 || !(await table.waitFor('running', RUN_WITHIN_MS))) return null
        await delay(randomBetween(0, LONGEST_FLIGHT_MS))
        return session.act(roundId, { kind: 'cash_out' })
      },
    ),
}
