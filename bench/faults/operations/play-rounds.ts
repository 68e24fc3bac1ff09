import { z } from 'zod'
import { randomBetween, randomShare } from '../random.ts'
import { enterGame } from './enter-game.ts'
import { pickInstantGame } from './instant-bets.ts'
import type { Operation } from './operation.ts'

const ROUNDS = 4
/** The share of opened rounds that the player abandons. */
const ABANDONED = 0.1

const roundSchema = z.looseObject({ round_id: z.string(), status: z.string() })
const handsSchema = roundSchema.extend({
  phase: z.enum(['insurance', 'playing', 'over']),
  active_hand: z.int().nullable(),
  allowed: z.array(z.string()),
})

/** Rounds that are over in one call, of one of the games that have them. */
export const playInstantRounds: Operation = {
  name: `play ${ROUNDS} instant rounds`,
  weight: 8,
  async run(client, player) {
    const game = pickInstantGame()
    const session = await enterGame(client, player, game.id)
    for (let round = 0; session !== null && round < ROUNDS; round += 1) await session.open(game.bet())
  },
}

/** A round of several steps: goes on with the one that is open, or opens one. Some are abandoned. */
export const playSteppedRound: Operation = {
  name: 'play a round of several steps',
  weight: 8,
  async run(client, player) {
    const session = await enterGame(client, player, 'mines')
    if (session === null) return
    const bet = { amount: `${randomBetween(1, 50)}.00`, mines: 5 }
    const round = roundSchema.nullable().parse(session.openRound ?? (await session.open(bet)))
    if (round === null || randomShare() < ABANDONED) return
    const picked = await session.act(round.round_id, { kind: 'pick', tile: randomBetween(0, 24) })
    const { status } = roundSchema.nullable().parse(picked) ?? {}
    if (status === 'open') await session.act(round.round_id, { kind: 'cash_out' })
  },
}

/** A round whose steps take stakes of their own: hands are split and doubled where they may be, and insured. Some are abandoned. */
export const playHands: Operation = {
  name: 'play hands that are split and doubled',
  weight: 8,
  async run(client, player) {
    const session = await enterGame(client, player, 'blackjack')
    if (session === null) return
    const spots = [`${randomBetween(1, 4)}0.00`, randomBetween(0, 1) === 0 ? null : '10.00', null]
    let round = handsSchema.nullable().parse(session.openRound ?? (await session.open({ spots })))
    while (round?.status === 'open' && randomShare() >= ABANDONED / 2) {
      const { round_id, phase, active_hand: hand } = round
      const free = phase === 'insurance' ? { kind: 'insurance', spots: [] } : { kind: 'stand', hand }
      // A stake that the player lacks is refused: the round goes on without it.
      const acted = (await session.act(round_id, chooseForHand(round))) ?? (await session.act(round_id, free))
      round = handsSchema.nullable().parse(acted)
    }
  },
}

/** Splits whenever it is allowed, and doubles every second time; anything else as it comes. */
function chooseForHand({ phase, active_hand: hand, allowed }: z.infer<typeof handsSchema>): object {
  if (phase === 'insurance') return { kind: 'insurance', spots: randomBetween(0, 1) === 0 ? [] : [0] }
  if (allowed.includes('split')) return { kind: 'split', hand }
  if (allowed.includes('double') && randomBetween(0, 1) === 0) return { kind: 'double', hand }
  return { kind: allowed[randomBetween(0, allowed.length - 1)] ?? 'stand', hand }
}
