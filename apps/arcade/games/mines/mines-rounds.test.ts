import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { findRound } from '../../src/rounds/round-queries.ts'
import {
  type CallOutcome,
  createTestArcade,
  expectData,
  type TestArcade,
  testEncryptor,
} from '../../src/testing/create-test-arcade.ts'
import { placeMines } from './rules.ts'
import { type MinesAction, type MinesRound, minesViewSchema } from './schemas.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade()
})
afterAll(() => test.stop())

const HOUR = 60 * 60 * 1000

const start = (token: string, bet = '10.00', mines = 3, request_id = randomUUID()) =>
  test.play('openRound', token, { request_id, bet: { amount: bet, mines } }).then(readMines)
const act = (token: string, round_id: string, action: MinesAction) =>
  test.play('actOnRound', token, { request_id: randomUUID(), round_id, action }).then(readMines)
const pick = (token: string, round_id: string, tile: number) => act(token, round_id, { kind: 'pick', tile })
const cashOut = (token: string, round_id: string) => act(token, round_id, { kind: 'cash_out' })

/** Gives the answer's round the fields of the game. */
function readMines(outcome: CallOutcome<'openRound'>): CallOutcome<'openRound'> & MinesOutcome {
  if (!outcome.ok) return outcome
  const { round } = outcome.data
  return { ...outcome, data: { ...outcome.data, round: { ...round, ...minesViewSchema.parse(round) } } }
}
type MinesOutcome = { ok: true; data: { round: MinesRound; balance: string } } | { ok: false; code: string }
const expectRound = (outcome: MinesOutcome) => {
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
  return outcome.data
}
const walletOf = async (player: string) =>
  (await test.provider('wallet/balance', { player, platform: 'aurora_instant' })).data?.balance

/** The mine tiles, derived from the stored seed. */
async function mineTiles({ round_id, mines }: MinesRound): Promise<number[]> {
  const { player_id } = await test.db
    .selectFrom('arcade.rounds')
    .select('player_id')
    .where('round_id', '=', round_id)
    .executeTakeFirstOrThrow()
  const row = await findRound({ encryptor: testEncryptor }, test.db, player_id, round_id)
  if (row === undefined) return []
  return placeMines(
    createRandomStream({ serverSeed: row.seed, clientSeed: row.client_seed, nonce: row.nonce }),
    mines,
  )
}
const safeTiles = async (round: MinesRound) => {
  const mines = await mineTiles(round)
  return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mines.includes(tile))
}

async function openRound(player: string, bet = '10.00', mines = 3) {
  await test.player(player, 100)
  const token = await test.enter('mines', player)
  const { round } = expectRound(await start(token, bet, mines))
  return { token, round, safe: await safeTiles(round) }
}

describe('a round of mines', () => {
  it('hides the mines while open, raises the payout with each tile and pays the shown amount', async () => {
    const { token, round, safe } = await openRound('mines-win')
    expect(round).toMatchObject({
      status: 'open',
      mine_tiles: null,
      picks: [],
      payout: null,
      next_payout: '11.25',
    })
    expect(await walletOf('mines-win')).toBe('90.00')
    const first = expectRound(await pick(token, round.round_id, safe[0] ?? 0)).round
    expect(first).toMatchObject({ status: 'open', multiplier: '1.12', payout: '11.25', next_payout: '12.85' })
    const second = expectRound(await pick(token, round.round_id, safe[1] ?? 0)).round
    expect(second.payout).toBe('12.85')
    const { round: over, balance } = expectRound(await cashOut(token, round.round_id))
    expect(over).toMatchObject({ status: 'settled', win: '12.85', next_payout: null, hit_tile: null })
    expect(over.mine_tiles).toEqual(await mineTiles(round))
    expect(balance).toBe('102.85')
    expect(await walletOf('mines-win')).toBe('102.85')
  })

  it('pays nothing when a mine is hit', async () => {
    const { token, round } = await openRound('mines-lose')
    const [mine = 0] = await mineTiles(round)
    const { round: over, balance } = expectRound(await pick(token, round.round_id, mine))
    expect(over).toMatchObject({
      status: 'settled',
      win: '0.00',
      hit_tile: mine,
      picks: [mine],
      payout: null,
    })
    expect(balance).toBe('90.00')
    expect(await pick(token, round.round_id, (mine + 1) % 25)).toEqual({ ok: false, code: 'ROUND_CLOSED' })
    expect(expectRound(await cashOut(token, round.round_id)).round).toEqual(over)
  })

  it('is cashed out automatically when every safe tile is open', async () => {
    const { token, round, safe } = await openRound('mines-all', '10.00', 24)
    const { round: over } = expectRound(await pick(token, round.round_id, safe[0] ?? 0))
    expect(over).toMatchObject({ status: 'settled', win: '247.50' })
  })

  it('is cashed out automatically before exceeding the maximum win', async () => {
    await test.player('mines-max', 5_000)
    const token = await test.enter('mines', 'mines-max')
    const { round } = expectRound(await start(token, '5000.00', 12))
    let last = round
    for (const tile of await safeTiles(round)) {
      if (last.status !== 'open') break
      last = expectRound(await pick(token, round.round_id, tile)).round
    }
    expect(last.status).toBe('settled')
    expect(last.picks).toHaveLength(7)
    expect(Number(last.win)).toBeGreaterThan(1_000_000)
    expect(Number(last.win)).toBeLessThanOrEqual(2_000_000)
  })

  it('pays once and counts a tile once under concurrent retries', async () => {
    const { token, round, safe } = await openRound('mines-twice')
    const tile = safe[0] ?? 0
    const picks = await Promise.all([1, 2, 3].map(() => pick(token, round.round_id, tile)))
    expect(picks.map((answer) => expectRound(answer).round.picks)).toEqual([[tile], [tile], [tile]])
    await Promise.all([1, 2, 3].map(() => cashOut(token, round.round_id)))
    expect(await walletOf('mines-twice')).toBe('101.25')
  })

  it('starts once per request id and refuses a second open round', async () => {
    await test.player('mines-start', 100)
    const token = await test.enter('mines', 'mines-start')
    const request_id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => start(token, '10.00', 3, request_id)))
    expect(new Set(answers.map((answer) => expectRound(answer).round.round_id)).size).toBe(1)
    expect(await walletOf('mines-start')).toBe('90.00')
    expect(await start(token)).toEqual({ ok: false, code: 'ROUND_OPEN' })
    expect(await start(token, '10.00', 4, request_id)).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
    const rotation = await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: null })
    expect(rotation).toEqual({ ok: false, code: 'ROUND_OPEN' })
  })

  it('cannot be cashed out before the first tile or accessed by another player', async () => {
    const { token, round } = await openRound('mines-own')
    expect(await cashOut(token, round.round_id)).toEqual({ ok: false, code: 'BAD_REQUEST' })
    await test.player('mines-other', 0)
    const stranger = await test.enter('mines', 'mines-other')
    expect(await pick(stranger, round.round_id, 0)).toEqual({ ok: false, code: 'ROUND_NOT_FOUND' })
    expect(await cashOut(stranger, round.round_id)).toEqual({ ok: false, code: 'ROUND_NOT_FOUND' })
  })

  it.each(['9.00', '10.50', '5001.00', '0.00'])('refuses a stake of %s', async (bet) => {
    const token = await test.enter('mines', null)
    expect(await start(token, bet)).toEqual({ ok: false, code: 'BET_NOT_ALLOWED' })
  })

  it('can be finished but not started under maintenance', async () => {
    const { token, round, safe } = await openRound('mines-closed')
    await test.arcade.setPlatformStatus('aurora_instant', { status: 'MAINTENANCE', note: null })
    expect(expectRound(await pick(token, round.round_id, safe[0] ?? 0)).round.status).toBe('open')
    expect(expectRound(await cashOut(token, round.round_id)).round.status).toBe('settled')
    expect(await start(token)).toEqual({ ok: false, code: 'MAINTENANCE' })
    await test.arcade.setPlatformStatus('aurora_instant', { status: 'OPEN', note: null })
  })
})

describe('a round from before bets and steps were recorded', () => {
  const forget = async (round_id: string) => {
    await test.db.deleteFrom('arcade.round_steps').where('round_id', '=', round_id).execute()
    await test.db
      .updateTable('arcade.rounds')
      .set({ wager: null, rules_version: null })
      .where('round_id', '=', round_id)
      .execute()
  }

  it('is shown, finished, and returned to its own request', async () => {
    await test.player('mines-old', 100)
    const token = await test.enter('mines', 'mines-old')
    const request_id = randomUUID()
    const { round } = expectRound(await start(token, '10.00', 3, request_id))
    await forget(round.round_id)
    expect(expectRound(await start(token, '10.00', 3, request_id)).round).toEqual(round)
    expect(await start(token, '10.00', 4, request_id)).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
    const [safe = 0] = await safeTiles(round)
    expect(expectRound(await pick(token, round.round_id, safe)).round.payout).toBe('11.25')
    const { round: over, balance } = expectRound(await cashOut(token, round.round_id))
    expect(over).toMatchObject({ status: 'settled', win: '11.25' })
    expect(balance).toBe('101.25')
    await forget(round.round_id)
    expect(expectData(await test.play('getRound', token, { round_id: round.round_id })).round).toEqual(over)
    const detail = { bet_id: round.round_id, language: 'en', parent_origin: 'http://hall.test' }
    const { data } = await test.provider('rounds/detail', detail)
    const params = Object.fromEntries(new URL(`${data?.url}`).searchParams)
    expect(params).toMatchObject({ game: 'mines', bet: '10.00', mines: '3', picks: `${safe}`, nonce: '0' })
  })
})

describe('an interrupted round', () => {
  it('is resumed at the next launch', async () => {
    const { token, round, safe } = await openRound('mines-resume')
    await pick(token, round.round_id, safe[0] ?? 0)
    const opened = expectData(
      await test.play('openSession', null, { launch_token: await test.launch('mines', 'mines-resume') }),
    )
    expect(opened.open_round).toMatchObject({ round_id: round.round_id, picks: [safe[0]], payout: '11.25' })
    expect(opened.open_round).toEqual(opened.last_round)
    const { round: over } = expectRound(await cashOut(opened.session_token, round.round_id))
    expect(over.win).toBe('11.25')
  })

  it('is cashed out after 24 hours, or voided when no tile was open, and never earlier', async () => {
    const left = await openRound('mines-left')
    await pick(left.token, left.round.round_id, left.safe[0] ?? 0)
    const untouched = await openRound('mines-untouched')
    const due = new Date(untouched.round.expires_at)
    expect(due.getTime() - new Date(untouched.round.opened_at).getTime()).toBe(24 * HOUR)
    await test.arcade.settleExpiredRounds(new Date(new Date(left.round.expires_at).getTime() - 1))
    expect(await walletOf('mines-left')).toBe('90.00')
    expect(await test.arcade.settleExpiredRounds(due)).toBeGreaterThanOrEqual(2)
    expect(await walletOf('mines-left')).toBe('101.25')
    expect(await walletOf('mines-untouched')).toBe('100.00')
    expect(await test.arcade.settleExpiredRounds(due)).toBe(0)
    const { round } = expectData(
      await test.play('getRound', untouched.token, { round_id: untouched.round.round_id }),
    )
    expect(round).toMatchObject({ status: 'void', win: '0.00' })
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })
})
