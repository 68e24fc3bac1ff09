import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toRefusalEnvelope } from '../../platform/http/envelope.ts'
import { performAction } from '../../platform/operator/perform-action.ts'
import { rewardsRoom } from './room.ts'
import { createRewardsFixture, type RewardsFixture } from './testing/rewards-fixture.ts'

let fixture: RewardsFixture
beforeAll(async () => {
  fixture = await createRewardsFixture()
  await fixture.ctx.pool.query(
    `insert into platforms (api_key, provider, name, category) values ('tables', 'test', '{}', 'tables')`,
  )
  await fixture.ctx.pool.query(
    `insert into games (gid, api_key, provider_game, name, category, rtp, has_demo, art_url, is_open)
       values ('roulette', 'tables', 'roulette', '{}', 'tables', '97.29', false, '', true),
         ('blackjack', 'tables', 'blackjack', '{}', 'tables', '99.57', false, '', false),
         ('silent', 'tables', 'silent', '{}', 'tables', null, false, '', true)`,
  )
})
afterAll(() => fixture.close())
beforeEach(async () => {
  await fixture.ctx.pool.query(`update vip_rates set basis_points = 20 where category = 'tables'`)
  await fixture.ctx.pool.query(
    `update rebate_rules set max_basis_points = 28, is_enabled = true where category = 'tables'`,
  )
  await fixture.ctx.pool.query('update invite_rules set bet_rate_e4 = 10')
})

const operate = (action: string, input: object) =>
  performAction(
    fixture.ctx,
    rewardsRoom.actions,
    { name: 'mei', permissions: ['vip.manage', 'rebate.manage', 'invites.manage'] },
    { action, input, reason: 'test' },
  )
const setRate = (rate: string, category = 'tables') => operate('set-vip-rate', { level: 6, category, rate })
const setRule = (max_rate: string, is_enabled = true) =>
  operate('set-rebate-rule', { category: 'tables', is_enabled, max_rate })
const setShare = (bet_rate: string) => operate('set-invite-rules', { bet_rate })
const tooHigh = (field: string, max: string) => ({
  code: 400,
  params: { field, max, game: 'blackjack', edge: '0.43' },
})

describe('rebate and invite share together stay within 90% of the smallest house edge of a category', () => {
  it('set-vip-rate refuses a rate above it, with the game and its edge', async () => {
    expect(await setRate('0.29')).toMatchObject(tooHigh('rate', '0.28'))
    const refused = await setRate('0.29')
    expect(refused.ok ? null : toRefusalEnvelope(refused, 'en')).toEqual({
      code: 400,
      msg: 'rate: at most 0.28%. Rebate and invite share together must stay within 90% of the smallest house edge of these games (blackjack: 0.43%)',
      data: null,
    })
    expect(await setRate('0.28')).toMatchObject({ ok: true })
    await setShare('0.05')
    expect(await setRate('0.33')).toMatchObject({ ok: true })
    expect(await setRate('0.34')).toMatchObject(tooHigh('rate', '0.33'))
  })

  it('set-rebate-rule refuses a maximum above it, raised or enabled', async () => {
    expect(await setRule('0.29')).toMatchObject(tooHigh('max_rate', '0.28'))
    await fixture.ctx.pool.query(`update rebate_rules set max_basis_points = 60 where category = 'tables'`)
    expect(await setRule('0.60', false)).toMatchObject({ ok: true })
    expect(await setRule('0.60')).toMatchObject(tooHigh('max_rate', '0.28'))
    expect(await setRule('0.28')).toMatchObject({ ok: true })
  })

  it('set-invite-rules refuses a share above it beside the highest rebate that is paid', async () => {
    expect(await setShare('0.19')).toMatchObject(tooHigh('bet_rate', '0.18'))
    expect(await setShare('0.18')).toMatchObject({ ok: true })
    await setRule('0.20', false)
    expect(await setShare('0.39'), 'no rebate is paid').toMatchObject(tooHigh('bet_rate', '0.38'))
    expect(await setShare('0.38')).toMatchObject({ ok: true })
  })

  it('lets an operator lower what is above it, and leaves categories alone whose games declare no return', async () => {
    await fixture.ctx.pool.query(`update vip_rates set basis_points = 60 where category = 'tables'`)
    await fixture.ctx.pool.query(`update rebate_rules set max_basis_points = 80 where category = 'tables'`)
    await fixture.ctx.pool.query('update invite_rules set bet_rate_e4 = 30')
    expect(await setRate('0.50')).toMatchObject({ ok: true })
    expect(await setRule('0.70')).toMatchObject({ ok: true })
    expect(await setShare('0.20')).toMatchObject({ ok: true })
    expect(await operate('set-invite-rules', { bet_rate: '0.20', reward_days: 90 })).toMatchObject({
      ok: true,
    })
    expect(await setRate('1.20', 'slots')).toMatchObject({ ok: true })
  })

  it('two concurrent actions do not pass the limit together', async () => {
    const both = await Promise.all([setRate('0.28'), setShare('0.18')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
