import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readLaunchUrl } from '../../../apps/arcade/src/game-api/launch-url.ts'
import { callGame } from '../game-client.ts'
import type { Player } from '../players.ts'
import type { ServerClient } from '../server-client.ts'
import { type Operation, randomBetween } from './operation.ts'

const entered = z.object({ GameUrl: z.string() })
const opened = z.looseObject({
  session_token: z.string(),
  open_round: z.object({ round_id: z.string() }).nullable(),
})
const played = z.looseObject({ round: z.looseObject({ round_id: z.string(), status: z.string() }) })

/** What the player takes along to the platform, in whole dollars; nothing is transferred in seamless mode. */
const AMOUNT = 200
const ROUNDS = 4
/** The share of opened rounds that the player abandons. */
const ABANDONED = 0.1

/** Enters a game with some money. Null when the server refuses: too little money, another transfer under way. */
async function enter(
  client: ServerClient,
  { token, isSeamless }: Player,
  gameId: string,
): Promise<z.infer<typeof opened> | null> {
  const answer = await client.decide('/game/enter', { gameId, amount: isSeamless ? 0 : AMOUNT }, token)
  if (answer.code !== 0) return null
  const { token: launch_token } = readLaunchUrl(entered.parse(answer.data).GameUrl)
  const session = await callGame(client, 'session/open', { launch_token })
  return session.ok ? opened.parse(session.data) : null
}

/** Rounds that are over in one call. */
export const playInstantRounds: Operation = {
  name: `play ${ROUNDS} instant rounds`,
  weight: 8,
  async run(client, player) {
    const session = await enter(client, player, 'plinko')
    for (let round = 0; session !== null && round < ROUNDS; round += 1) {
      const bet = { amount: `${randomBetween(1, 20)}.00`, rows: 12, risk: 'high', balls: randomBetween(1, 3) }
      await callGame(client, 'rounds/open', { request_id: randomUUID(), bet }, session.session_token)
    }
  },
}

/** A round of several steps: goes on with the one that is open, or opens one. Some are abandoned. */
export const playSteppedRound: Operation = {
  name: 'play a round of several steps',
  weight: 8,
  async run(client, player) {
    const session = await enter(client, player, 'mines')
    if (session === null) return
    const { session_token, open_round } = session
    const act = async (round_id: string, action: object) => {
      const body = { request_id: randomUUID(), round_id, action }
      const answer = await callGame(client, 'rounds/act', body, session_token)
      return answer.ok && played.parse(answer.data).round.status === 'open'
    }
    let id = open_round?.round_id
    if (id === undefined) {
      const body = { request_id: randomUUID(), bet: { amount: `${randomBetween(1, 50)}.00`, mines: 5 } }
      const answer = await callGame(client, 'rounds/open', body, session_token)
      if (!answer.ok) return
      id = played.parse(answer.data).round.round_id
    }
    if (Math.random() < ABANDONED) return
    const isOpen = await act(id, { kind: 'pick', tile: randomBetween(0, 24) })
    if (isOpen) await act(id, { kind: 'cash_out' })
  },
}
