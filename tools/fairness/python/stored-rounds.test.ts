import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { blackjackViewSchema } from '../../../apps/arcade/games/blackjack/schemas.ts'
import * as games from '../../../apps/arcade/games/index.ts'
import type { GameModule } from '../../../apps/arcade/src/games/game-module.ts'
import {
  createTestArcade,
  expectData,
  type TestArcade,
} from '../../../apps/arcade/src/testing/create-test-arcade.ts'
import { createTableLeader, expectSharedGame } from '../../../apps/arcade/src/testing/table-leader.ts'
import { gameTables } from '../game-tables.ts'
import { randomRound } from '../random-rounds.ts'
import type { RecordedRound } from '../recorded-round.ts'
import { copyRounds, hasPython, runVerifier } from './python-folder.ts'

const ROUNDS = 3
const MOST_ACTIONS = 40
/** Whatever random bets stake. */
const DOLLARS = 900_000

let arcade: TestArcade
beforeAll(async () => {
  arcade = await createTestArcade({ isUnlimited: true, isClockFrozen: true })
})
afterAll(async () => {
  await arcade.stop()
})

/** What a player did: the round, the bet that was sent, and the actions that were taken. */
interface Played {
  readonly id: string
  readonly bet: unknown
  readonly actions: readonly object[]
}

async function open(token: string, bet: unknown) {
  const request_id = randomUUID()
  return expectData(await arcade.play('openRound', token, { request_id, bet })).round
}

/** The next action in an open round of a stepped game. */
function chooseAction(game: string, round: object, taken: number): object {
  if (game === games.mines.id) return taken < 2 ? { kind: 'pick', tile: taken } : { kind: 'cash_out' }
  const { active_hand: hand, allowed, spots } = blackjackViewSchema.parse(round)
  const insured = spots.flatMap((stake, spot) => (stake === null ? [] : [spot]))
  return hand === null
    ? { kind: 'insurance', spots: insured }
    : { kind: allowed.find((kind) => kind === 'split' || kind === 'double') ?? 'stand', hand }
}

async function playAlone({ id: game }: GameModule, token: string): Promise<Played> {
  const { bet } = randomRound(game)
  let round = await open(token, bet)
  const actions: object[] = []
  while (round.status === 'open' && actions.length < MOST_ACTIONS) {
    const action = chooseAction(game, round, actions.length)
    const body = { request_id: randomUUID(), round_id: round.round_id, action }
    round = expectData(await arcade.play('actOnRound', token, body)).round
    actions.push(action)
  }
  return { id: round.round_id, bet, actions }
}

/** Bets in consecutive rounds of a table, the last of which is taken back. */
async function playTogether(game: GameModule, token: string): Promise<Played[]> {
  const shared = expectSharedGame(game)
  const leader = createTableLeader(arcade, shared, 'standard')
  const played: Played[] = []
  while (played.length < ROUNDS) {
    const { bet } = randomRound(game.id)
    if (shared.shared.tableOf(bet) !== 'standard') continue
    await leader.leadTo('BETTING')
    const { round_id } = await open(token, bet)
    const actions = played.length < ROUNDS - 1 ? [] : [{ kind: 'cancel' }]
    for (const action of actions)
      expectData(await arcade.play('actOnRound', token, { request_id: randomUUID(), round_id, action }))
    await leader.leadTo('SETTLED')
    played.push({ id: round_id, bet, actions })
  }
  return played
}

/** The round as the arcade stored it, in the shape of the recorded ones. */
async function record(game: GameModule, token: string, { id, bet, actions }: Played): Promise<RecordedRound> {
  const { round } = expectData(await arcade.play('getRound', token, { round_id: id }))
  const { server_seed, server_seed_hash, client_seed, nonce } = round.fairness
  if (server_seed === null) throw new Error('the seed was not revealed')
  const seeds = { server_seed, server_seed_hash, client_seed, nonce }
  const outcome = { staked: round.bet, paid: round.win, view: game.schemas.view.parse(round) }
  return {
    ...{ game: game.id, rules_version: game.rulesVersion, ...seeds, bet, actions, ...outcome },
    ...(round.status === 'void' && { is_void: true, paid: '0.00' }),
  }
}

async function playAndRecord(game: GameModule): Promise<RecordedRound[]> {
  await arcade.player(game.id, DOLLARS)
  const token = await arcade.enter(game.id, game.id)
  const played: Played[] = []
  if (game.rounds === 'shared') played.push(...(await playTogether(game, token)))
  else {
    while (played.length < ROUNDS) played.push(await playAlone(game, token))
    const rotation = { request_id: randomUUID(), client_seed: null }
    expectData(await arcade.play('rotateSeed', token, rotation))
  }
  return Promise.all(played.map((each) => record(game, token, each)))
}

if (hasPython) {
  test.each(Object.values(games))(
    'rounds of $id that a running arcade stored come to the same in Python',
    async (game) => {
      const folder = copyRounds([])
      onTestFinished(() => rmSync(folder, { recursive: true }))
      writeFileSync(join(folder, `${game.id}.json`), JSON.stringify(gameTables.get(game.id)))
      writeFileSync(join(folder, 'rounds', `${game.id}.json`), JSON.stringify(await playAndRecord(game)))
      const { status, lines } = runVerifier(folder)
      expect(lines).toContain(`${game.id}: ${ROUNDS} of ${ROUNDS} rounds agree`)
      expect(status).toBe(0)
    },
  )
} else {
  test('python3 is not installed: no stored round was recomputed here', () => {
    expect(hasPython).toBe(false)
  })
}
