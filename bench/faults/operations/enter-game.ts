import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readLaunchUrl } from '../../../apps/arcade/src/game-api/launch-url.ts'
import { callGame } from '../game-client.ts'
import type { Player } from '../players.ts'
import type { ServerClient } from '../server-client.ts'

const entered = z.object({ GameUrl: z.string() })
const opened = z.looseObject({ session_token: z.string(), open_round: z.unknown() })
const played = z.looseObject({ round: z.unknown() })

/** What the player takes along to the platform; nothing is transferred in seamless mode. */
const AMOUNT = 200

/** A player in a game. */
export interface GameSession {
  readonly token: string
  /** The round that was open when the player entered, as the game shows it; null when none was. */
  readonly openRound: unknown
  /** Opens a round, one of a grant of free rounds with its id, or places a bet at a table. Resolves to the round; null when it is refused. */
  open(bet: object, freeRounds?: string): Promise<unknown>
  /** Acts on a round. Resolves to the round; null when it is refused. */
  act(roundId: string, action: object): Promise<unknown>
}

/** Enters a game with some money, in whole dollars. Null when the server refuses: too little money, another transfer under way. */
export async function enterGame(
  client: ServerClient,
  { token: playerToken, isSeamless }: Pick<Player, 'token' | 'isSeamless'>,
  gameId: string,
  amount = AMOUNT,
): Promise<GameSession | null> {
  const answer = await client.decide('/game/enter', { gameId, amount: isSeamless ? 0 : amount }, playerToken)
  if (answer.code !== 0) return null
  const { token: launch_token } = readLaunchUrl(entered.parse(answer.data).GameUrl)
  const session = await callGame(client, 'session/open', { launch_token })
  if (!session.ok) return null
  const { session_token: token, open_round: openRound } = opened.parse(session.data)
  const call = async (path: string, body: object) => {
    const answered = await callGame(client, path, { request_id: randomUUID(), ...body }, token)
    return answered.ok ? played.parse(answered.data).round : null
  }
  return {
    token,
    openRound,
    open: (bet, free_rounds) => call('rounds/open', { bet, free_rounds }),
    act: (round_id, action) => call('rounds/act', { round_id, action }),
  }
}
