import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dragonGate } from '../../games/dragon-gate/module.ts'
import { mines } from '../../games/mines/module.ts'
import { createTestArcade, expectData, TEST_SECRET, type TestArcade } from '../testing/create-test-arcade.ts'
import { signRequest } from './request-signature.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [mines, dragonGate] })
})
afterAll(() => test.stop())

const MINUTE = 60 * 1000
const order = (player: string, amount: string, reference: string = randomUUID()) => ({
  reference,
  player,
  platform: 'aurora_slots',
  currency: 'TWD',
  amount,
})
const codeOf = async (operation: string, body: object) => (await test.provider(operation, body)).code
const walletOf = async (player: string) =>
  (await test.provider('wallet/balance', { player, platform: 'aurora_slots' })).data?.balance

describe('the signature', () => {
  const health = (headers: Record<string, string>) => test.provider('health', {}, headers)

  it('is refused when missing, wrong, short or computed for another body or call', async () => {
    const other = (operation: string, body: string) => {
      const timestamp = `${test.clock.now().getTime()}`
      const nonce = randomUUID()
      const signature = signRequest(TEST_SECRET, { timestamp, nonce, operation, body })
      return { 'x-arcade-timestamp': timestamp, 'x-arcade-nonce': nonce, 'x-arcade-signature': signature }
    }
    expect((await health(other('health', '{}'))).code).toBe('OK')
    for (const headers of [
      { 'x-arcade-signature': '' },
      { 'x-arcade-signature': 'ab' },
      { 'x-arcade-signature': '0'.repeat(64) },
      { 'x-arcade-nonce': 'short' },
      { 'x-arcade-timestamp': 'yesterday' },
      other('health', '{"a":1}'),
      other('players/kick', '{}'),
    ]) {
      expect((await health(headers)).code).toBe('BAD_SIGNATURE')
    }
  })

  it('is refused when replayed or more than a minute off', async () => {
    const signed = (aheadMs: number) => {
      const timestamp = `${test.clock.now().getTime() + aheadMs}`
      const nonce = randomUUID()
      const signature = signRequest(TEST_SECRET, { timestamp, nonce, operation: 'health', body: '{}' })
      return { 'x-arcade-timestamp': timestamp, 'x-arcade-nonce': nonce, 'x-arcade-signature': signature }
    }
    const once = signed(0)
    const answers = await Promise.all([health(once), health(once), health(once)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['BAD_SIGNATURE', 'BAD_SIGNATURE', 'OK'])
    expect((await health(signed(-2 * MINUTE))).code).toBe('BAD_SIGNATURE')
    expect((await health(signed(2 * MINUTE))).code).toBe('BAD_SIGNATURE')
    expect((await health(signed(-MINUTE / 2))).code).toBe('OK')
  })
})

describe('transfers', () => {
  it('move money once per reference under concurrent retries', async () => {
    await test.player('move-once', 0)
    const body = order('move-once', '100')
    const answers = await Promise.all([1, 2, 3, 4].map(() => test.provider('transfers/in', body)))
    for (const answer of answers) {
      expect(answer).toMatchObject({
        code: 'OK',
        data: { status: 'SUCCESS', amount: '100.00', balance: '100.00' },
      })
    }
    expect(await walletOf('move-once')).toBe('100.00')
    const status = { reference: body.reference, platform: 'aurora_slots' }
    expect((await test.provider('transfers/status', status)).data).toEqual(answers[0]?.data)
  })

  it('refuse a different order under a used reference', async () => {
    await test.player('move-other', 100)
    const body = order('move-other', '10')
    expect(await codeOf('transfers/in', body)).toBe('OK')
    for (const [operation, other] of [
      ['transfers/in', { ...body, amount: '11' }],
      ['transfers/in', { ...body, platform: 'aurora_instant' }],
      ['transfers/in', { ...body, player: 'move-once' }],
      ['transfers/out', body],
    ] as const) {
      expect(await codeOf(operation, other)).toBe('DUPLICATE')
    }
    expect(await walletOf('move-other')).toBe('110.00')
  })

  it('out never overdraw, and a refused reference stays refused', async () => {
    await test.player('move-out', 50)
    const tooMuch = order('move-out', '50.01')
    expect(await codeOf('transfers/out', tooMuch)).toBe('INSUFFICIENT')
    await test.provider('transfers/in', order('move-out', '10'))
    expect(await codeOf('transfers/out', tooMuch)).toBe('INSUFFICIENT')
    const status = { reference: tooMuch.reference, platform: 'aurora_slots' }
    expect((await test.provider('transfers/status', status)).data).toMatchObject({ status: 'FAILED' })
    const race = await Promise.all([1, 2, 3].map(() => codeOf('transfers/out', order('move-out', '60'))))
    expect(race.sort()).toEqual(['INSUFFICIENT', 'INSUFFICIENT', 'OK'])
    expect(await walletOf('move-out')).toBe('0.00')
  })

  it('out-all move the whole balance, once per reference', async () => {
    await test.player('move-all', 7)
    await test.provider('transfers/in', order('move-all', '0.35'))
    const body = { reference: randomUUID(), player: 'move-all', platform: 'aurora_slots', currency: 'TWD' }
    expect((await test.provider('transfers/out-all', body)).data).toMatchObject({
      amount: '7.35',
      balance: '0.00',
    })
    await test.provider('transfers/in', order('move-all', '5'))
    expect((await test.provider('transfers/out-all', body)).data).toMatchObject({ amount: '7.35' })
    expect(await walletOf('move-all')).toBe('5.00')
    await test.provider('transfers/out-all', { ...body, reference: randomUUID() })
    const nothing = await test.provider('transfers/out-all', { ...body, reference: randomUUID() })
    expect(nothing).toMatchObject({ code: 'OK', data: { status: 'SUCCESS', amount: '0.00' } })
  })

  it('return every error code of the protocol', async () => {
    await test.player('move-codes', 10)
    const body = order('move-codes', '1')
    expect(await codeOf('transfers/in', { ...body, currency: 'USD' })).toBe('CURRENCY')
    expect(await codeOf('players/ensure', { player: 'move-codes', currency: 'USD' })).toBe('CURRENCY')
    expect(await codeOf('transfers/in', { ...body, player: 'nobody' })).toBe('NOT_FOUND')
    expect(await codeOf('wallet/balance', { player: 'nobody', platform: 'aurora_slots' })).toBe('NOT_FOUND')
    expect(await codeOf('players/kick', { player: 'nobody' })).toBe('NOT_FOUND')
    expect(await codeOf('transfers/status', { reference: 'never-seen', platform: 'aurora_slots' })).toBe(
      'NOT_FOUND',
    )
    await test.arcade.setPlatformStatus('aurora_slots', { status: 'MAINTENANCE', note: null })
    expect(await codeOf('transfers/in', body)).toBe('MAINTENANCE')
    expect(await codeOf('transfers/status', { reference: body.reference, platform: 'aurora_slots' })).toBe(
      'NOT_FOUND',
    )
    await test.arcade.setPlatformStatus('aurora_slots', { status: 'OPEN', note: null })
    await test.arcade.setPlayerStatus('move-codes', 'DISABLED')
    expect(await codeOf('transfers/in', body)).toBe('PLAYER_DISABLED')
    expect(await codeOf('transfers/out', order('move-codes', '10'))).toBe('OK')
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })
})

describe('bad input', () => {
  it.each([
    ['transfers/in', order('bad-input', '0')],
    ['transfers/in', order('bad-input', '-5')],
    ['transfers/in', order('bad-input', '1.001')],
    ['transfers/in', order('bad-input', '1e3')],
    ['transfers/in', order('bad-input', '9'.repeat(20))],
    ['transfers/in', order('demo-player', '1')],
    ['transfers/in', order('bad-input', '1', 'short')],
    ['transfers/in', { ...order('bad-input', '1'), platform: 'other' }],
    ['transfers/in', []],
    ['players/ensure', { player: "x'; drop table", currency: 'TWD' }],
    ['games/launch', { player: 'bad-input', game: 'chess' }],
    ['rounds/list', { platform: 'aurora_slots', from: 'x', to: 'y', cursor: null, limit: 10 }],
    ['rounds/detail', { bet_id: '1', language: 'en', parent_origin: 'http://hall.test' }],
  ])('of %s is BAD_REQUEST', async (operation, body) => {
    await test.player('bad-input', 0)
    expect(await codeOf(operation, body)).toBe('BAD_REQUEST')
  })

  it('answers NOT_FOUND for an unknown call', async () => {
    expect(await codeOf('wallets/steal', {})).toBe('NOT_FOUND')
  })
})

describe('games', () => {
  it('are listed with their lobby data and maintenance status', async () => {
    await test.arcade.setPlatformStatus('aurora_instant', { status: 'MAINTENANCE', note: 'until ten' })
    const { data } = await test.provider('games/list', {})
    expect(data?.list).toMatchObject([
      {
        game: 'dragon-gate',
        name: { 'zh-TW': '龍門寶藏' },
        status: 'OPEN',
        rtp: '96.50',
        has_lower_side_bets: false,
        min_bet: '1.00',
      },
      { game: 'mines', category: 'instant', status: 'MAINTENANCE', art_url: '/arcade/art/mines.webp' },
    ])
    const health = await test.provider('health', {})
    expect(health.data?.platforms).toContainEqual({
      platform: 'aurora_instant',
      status: 'MAINTENANCE',
      note: 'until ten',
    })
    await test.arcade.setPlatformStatus('aurora_instant', { status: 'OPEN', note: null })
  })

  it('launch only for valid requests of active players', async () => {
    await test.player('launcher', 1)
    const launch = (changes: object) =>
      codeOf('games/launch', {
        player: 'launcher',
        platform: 'aurora_slots',
        game: 'dragon-gate',
        language: 'zh-TW',
        device: 'mobile',
        parent_origin: 'http://hall.test',
        return_url: 'http://hall.test/#/',
        ...changes,
      })
    expect(await launch({})).toBe('OK')
    expect(await launch({ player: 'unknown' })).toBe('NOT_FOUND')
    expect(await launch({ game: 'mines' })).toBe('NOT_FOUND')
    expect(await launch({ parent_origin: 'http://hall.test/path' })).toBe('BAD_REQUEST')
    expect(await launch({ return_url: 'javascript:alert(1)' })).toBe('BAD_REQUEST')
    await test.arcade.setPlatformStatus('aurora_slots', { status: 'MAINTENANCE', note: null })
    expect(await launch({})).toBe('MAINTENANCE')
    await test.arcade.setPlatformStatus('aurora_slots', { status: 'OPEN', note: null })
    await test.arcade.setPlayerStatus('launcher', 'DISABLED')
    expect(await launch({})).toBe('PLAYER_DISABLED')
  })
})

describe('rounds/list', () => {
  const windowOf = (changes: object = {}) => {
    const now = test.clock.now().getTime()
    return {
      platform: 'aurora_slots',
      from: new Date(now - 5 * MINUTE).toISOString(),
      to: new Date(now + MINUTE).toISOString(),
      cursor: null,
      limit: 2,
      ...changes,
    }
  }

  it('lists every bet of a window exactly once across pages', async () => {
    await test.player('bettor', 100)
    const token = await test.enter('dragon-gate', 'bettor')
    const played: string[] = []
    for (let i = 0; i < 5; i += 1) {
      const spin = await test.play('openRound', token, { request_id: randomUUID(), bet: { amount: '1.00' } })
      played.push(expectData(spin).round.round_id)
    }
    const seen: string[] = []
    let cursor: unknown = null
    do {
      const { data } = await test.provider('rounds/list', windowOf({ cursor }))
      const list = Array.isArray(data?.list) ? data.list : []
      expect(list.length).toBeLessThanOrEqual(2)
      seen.push(...list.map(({ bet_id }) => bet_id))
      cursor = data?.next_cursor ?? null
    } while (cursor !== null)
    expect([...seen].sort()).toEqual([...played].sort())
  })

  it('lists a bet again with a higher version when it is settled', async () => {
    await test.player('minesetter', 100)
    const token = await test.enter('mines', 'minesetter')
    const body = { request_id: randomUUID(), bet: { amount: '10.00', mines: 24 } }
    const { round } = expectData(await test.play('openRound', token, body))
    const seen = async () =>
      (await test.provider('rounds/list', windowOf({ platform: 'aurora_instant' }))).data?.list
    expect(await seen()).toMatchObject([
      {
        bet_id: round.round_id,
        player: 'minesetter',
        version: 1,
        status: 'OPEN',
        bet: '10.00',
        settled_at: null,
      },
    ])
    const { round: over } = expectData(
      await test.play('actOnRound', token, {
        request_id: randomUUID(),
        round_id: round.round_id,
        action: { kind: 'pick', tile: 0 },
      }),
    )
    expect(await seen()).toMatchObject([
      { bet_id: round.round_id, version: 2, status: 'SETTLED', win: over.win, valid_bet: '10.00' },
    ])
    const detail = { bet_id: round.round_id, language: 'en', parent_origin: 'http://hall.test' }
    const { data } = await test.provider('rounds/detail', detail)
    expect(data?.uncounted).toEqual([])
    expect(data?.items).toEqual([{ label: '24 mines', amount: '10.00', paid: over.win }])
    const url = new URL(`${data?.url}`)
    expect(url.pathname).toBe('/arcade/verify/')
    expect(url.searchParams.get('server_seed')).toBeNull()
    expect(url.searchParams.get('hash')).toBe(round.fairness.server_seed_hash)
    expect(data?.picture).toMatchObject({
      svg: expect.stringMatching(/^<svg /),
      // The tile that was picked: a mine, or a gem that ended the round by being the last one.
      text: expect.stringContaining(over.win === '0.00' ? 'hit a mine' : '1 gem found'),
    })
    expect(await codeOf('rounds/detail', { ...detail, bet_id: randomUUID() })).toBe('NOT_FOUND')
  })

  it('refuses an inverted or too long window and an invalid cursor', async () => {
    const from = new Date(0).toISOString()
    expect(await codeOf('rounds/list', windowOf({ from }))).toBe('BAD_REQUEST')
    expect(await codeOf('rounds/list', windowOf({ to: from }))).toBe('BAD_REQUEST')
    expect(await codeOf('rounds/list', windowOf({ cursor: '1_x' }))).toBe('BAD_REQUEST')
  })
})
