import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import * as games from '../../../apps/arcade/games/index.ts'
import { performAction } from '../perform-action.ts'
import type { Player } from '../players.ts'
import { randomBetween } from '../random.ts'
import type { ServerClient } from '../server-client.ts'
import { enterGame } from './enter-game.ts'
import { pickStake } from './instant-bets.ts'
import type { Operation } from './operation.ts'

const MOST_ROUNDS = 4
/** A grant that its platform has not taken within this is left to the end of the run. */
const TAKEN_WITHIN_MS = 10_000
const ASK_MS = 200

const FREE_GAMES = Object.values(games).flatMap(({ id, freeRounds }) =>
  freeRounds === undefined ? [] : [{ id, bet: freeRounds.bet }],
)

const given = z.object({ grant_id: z.string() })
const grants = z.object({ list: z.array(given.extend({ source: z.string() })) })
const playable = z.object({ list: z.array(z.object({ id: z.string() })) })

/** An operator gives rounds of a game, and the player plays them; some are cancelled before, between or after the rounds. */
export const playFreeRounds: Operation = {
  name: 'play granted free rounds',
  weight: 6,
  async run(client, player) {
    const game = FREE_GAMES[randomBetween(0, FREE_GAMES.length - 1)]
    if (game === undefined) throw new Error('there is no game with free rounds')
    const stake = pickStake()
    const rounds = randomBetween(1, MOST_ROUNDS)
    const grantId = await grantRounds(client, player, { gid: game.id, rounds, stake })
    // The round during which it is cancelled, 0 before the first. About half of the grants never are.
    const cancelledAt = randomBetween(0, 2 * rounds + 1)
    const cancel = async (round: number) => {
      if (round === cancelledAt) await performAction(client, 'cancel-free-rounds', { grant_id: grantId })
    }
    await Promise.all([cancel(0), isTaken(client, player, grantId)])
    const session = await enterGame(client, player, game.id, 0)
    // Once more than there are, which the arcade refuses.
    for (let round = 1; session !== null && round <= rounds + 1; round += 1)
      await Promise.all([cancel(round), session.open(game.bet(stake), grantId)])
  },
}

/** Grants the rounds once: a repeated request whose first one was carried out is refused, and the grant is found by its source. */
async function grantRounds(
  client: ServerClient,
  { playerId: player_id }: Player,
  terms: { readonly gid: string; readonly rounds: number; readonly stake: string },
): Promise<string> {
  const reference = randomUUID()
  const answer = await performAction(client, 'grant-free-rounds', { player_id, reference, days: 1, ...terms })
  if (answer !== null) return given.parse(answer).grant_id
  const { list } = grants.parse(
    await performAction(client, 'list-free-round-grants', { player_id, limit: 100 }),
  )
  const grant = list.find(({ source }) => source === `operator:${reference}`)
  if (grant === undefined) throw new Error(`no free rounds of ${terms.gid} at ${terms.stake}`)
  return grant.grant_id
}

/** Waits until the platform has taken the grant, so that it can be played; not for one that was cancelled before. */
async function isTaken(client: ServerClient, { token }: Player, grantId: string): Promise<void> {
  const giveUpAt = Date.now() + TAKEN_WITHIN_MS
  while (Date.now() < giveUpAt) {
    const answer = await client.decide('/game/freeRounds', {}, token)
    if (answer.code === 0 && playable.parse(answer.data).list.some(({ id }) => id === grantId)) return
    await delay(ASK_MS)
  }
}
