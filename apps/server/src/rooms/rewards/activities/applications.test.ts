import type { RequestOf } from '@gamehall/contract'
import { applyForActivity as call } from '@gamehall/contract/rewards'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, Session } from '../../../platform/http/route.ts'
import { createTestPlayer } from '../../../testing/index.ts'
import {
  createRewardsFixture,
  type RewardsFixture,
  withNewIdempotencyKey,
} from '../testing/rewards-fixture.ts'
import { applyForActivity } from './apply-for-activity.ts'
import { cancelApplication } from './cancel-application.ts'
import { getActivityStatus } from './get-activity-status.ts'
import { listApplications } from './list-applications.ts'

let fixture: RewardsFixture
let id: string
beforeAll(async () => {
  fixture = await createRewardsFixture()
  id = await fixture.createOffer({
    mode: 'apply',
    frequency: 'monthly',
    rule: { needs_images: true },
    bonus: { kind: 'range', least: '10', most: '188' },
    wash_percent: 200,
  })
})
afterAll(() => fixture.close())

const apply = (caller: Caller<Session>, given: Partial<RequestOf<typeof call>>) =>
  applyForActivity(fixture.ctx, call.request.parse({ id, ...given }), withNewIdempotencyKey(caller))

async function applied(caller: Caller<Session>) {
  const done = await apply(caller, { postscript: '附上截圖', images: [await fixture.upload(caller)] })
  if (!done.ok) throw new Error(`not applied: ${done.code}`)
  return done.data
}

const list = async (caller: Caller<Session>, request = {}) => {
  const found = await listApplications(fixture.ctx, { page: 1, page_size: 20, ...request }, caller)
  if (!found.ok) throw new Error(`no list: ${found.code}`)
  return found.data.list
}

describe('§7 /activity/apply', () => {
  it('submits postscript and images for review, which the player can view', async () => {
    const { caller } = await createTestPlayer(fixture.ctx, { account: 'applicant' })
    const application = await applied(caller)
    expect(application).toMatchObject({
      state: 'under_review',
      postscript: '附上截圖',
      applicant: 'applicant',
      bonus: null,
    })
    const look = await fixture.app.inject(application.images[0]?.url ?? '')
    expect(look.headers['content-type']).toBe('image/jpeg')
    expect(await list(caller)).toMatchObject([{ application_id: application.application_id }])
    expect(await getActivityStatus(fixture.ctx, { id }, caller)).toMatchObject({
      data: { state: 'under_review', application_id: application.application_id },
    })
  })

  it('20011 without a required image', async () => {
    const { caller } = await createTestPlayer(fixture.ctx)
    expect(await apply(caller, {})).toMatchObject({ code: 20011 })
  })

  it('refuses images that are another player’s, unknown or already used', async () => {
    const [mei, lin] = [await createTestPlayer(fixture.ctx), await createTestPlayer(fixture.ctx)]
    const hers = await fixture.upload(mei.caller)
    const unknown = { fields: [{ field: 'images', rule: 'upload_unknown' }] }
    expect(await apply(lin.caller, { images: [hers] })).toMatchObject(unknown)
    expect(await apply(lin.caller, { images: ['no-such-upload'] })).toMatchObject(unknown)
    expect(await apply(mei.caller, { images: [hers] })).toMatchObject({ ok: true })
    const other = await fixture.createOffer({ mode: 'apply' })
    expect(await apply(mei.caller, { id: other, images: [hers] })).toMatchObject({ code: 10099 })
    expect(await list(lin.caller), 'nothing is left of a refused one').toEqual([])
  })

  it('accepts one of two concurrent applications', async () => {
    const { caller } = await createTestPlayer(fixture.ctx)
    const images = [await fixture.upload(caller), await fixture.upload(caller)]
    const outcomes = await Promise.all(images.map((image) => apply(caller, { images: [image] })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 20008 })
  })

  it('20010 for an offer in claim mode', async () => {
    const { caller } = await createTestPlayer(fixture.ctx)
    expect(await apply(caller, { id: await fixture.createOffer({}) })).toMatchObject({ code: 20010 })
    expect(await apply(caller, { id: '424242' })).toMatchObject({ code: 404 })
  })
})

describe('§4 an application can be edited only while it is under review', () => {
  it('keeps, adds and releases images', async () => {
    const { caller } = await createTestPlayer(fixture.ctx)
    const { application_id, images } = await applied(caller)
    const [kept, added] = [images[0]?.upload_id ?? '', await fixture.upload(caller)]
    const change = (given: string[]) => apply(caller, { application_id, postscript: '改', images: given })
    expect(await change([added, kept])).toMatchObject({
      data: { postscript: '改', images: [{ upload_id: added }, { upload_id: kept }] },
    })
    expect(await change([added])).toMatchObject({ data: { images: [{ upload_id: added }] } })
    expect(await change([])).toMatchObject({ code: 20011 })
    expect(await list(caller)).toMatchObject([{ images: [{ upload_id: added }] }])
  })

  it('answers 404 to other players', async () => {
    const [mei, lin] = [await createTestPlayer(fixture.ctx), await createTestPlayer(fixture.ctx)]
    const { application_id } = await applied(mei.caller)
    const images = [await fixture.upload(lin.caller)]
    expect(await apply(lin.caller, { application_id, images })).toMatchObject({ code: 404 })
    expect(await cancelApplication(fixture.ctx, { application_id }, lin.caller)).toMatchObject({ code: 404 })
    expect(await list(lin.caller, { application_id })).toEqual([])
    expect(await cancelApplication(fixture.ctx, { application_id: '424242' }, lin.caller)).toMatchObject({
      code: 404,
    })
  })

  it('allows a new application after a cancellation; refuses to edit a decided one (20010)', async () => {
    const { caller } = await createTestPlayer(fixture.ctx)
    const first = await applied(caller)
    const { application_id } = first
    expect(await cancelApplication(fixture.ctx, { application_id }, caller)).toMatchObject({
      data: { state: 'cancelled' },
    })
    expect(await cancelApplication(fixture.ctx, { application_id }, caller)).toMatchObject({ code: 20010 })
    expect(await apply(caller, { application_id, images: [] })).toMatchObject({ code: 20010 })
    expect((await applied(caller)).application_id).not.toBe(application_id)
    expect(await list(caller, { state: 'cancelled' })).toHaveLength(1)
  })
})

describe('operators review', () => {
  it('approves once, within the rule: the bonus is paid with its turnover requirement', async () => {
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const { application_id } = await applied(caller)
    const approve = (amount?: string) =>
      fixture.performAction('approve-application', { application_id, amount })
    for (const amount of [undefined, '9.99', '188.01', 'x'])
      expect(await approve(amount)).toMatchObject({ fields: [{ field: 'amount' }] })
    const outcomes = await Promise.all([approve('66'), approve('66'), approve('66')])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 20010)).toHaveLength(2)
    expect(await fixture.balanceOf(playerId)).toBe('66.00')
    expect(await fixture.turnoverLeftOf(playerId)).toBe('132.00')
    expect(await list(caller)).toMatchObject([{ state: 'received', bonus: '66.00', wash: '132.00' }])
    const { rows } = await fixture.ctx.pool.query(
      `select push->>'text' as text from push_messages where player_id = $1 and msg_type = 'normal'`,
      [playerId],
    )
    expect(rows).toEqual([{ text: '「開站禮」申請已通過，66.00 元已入帳' }])
  })

  it('pays by the day of the application, even when it is reviewed the next day and the offer is hidden', async () => {
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const daily = await fixture.createOffer({
      mode: 'apply',
      frequency: 'daily',
      rule: { deposit: { amount: '1000', within: 'period' } },
      bonus: { kind: 'percent', percent: 10, most: '500' },
    })
    await fixture.deposit(playerId, 2000)
    const made = await apply(caller, { id: daily })
    if (!made.ok) throw new Error(`not applied: ${made.code}`)
    await fixture.performAction('edit-activity', { activity_id: daily, is_shown: false })
    fixture.clock.advance(86_400_000)
    await fixture.deposit(playerId, 5000)
    const { application_id } = made.data
    expect(await fixture.performAction('approve-application', { application_id })).toMatchObject({ ok: true })
    expect(await fixture.balanceOf(playerId)).toBe('200.00')
  })

  it('rejects with a reason shown to the player, who can apply again', async () => {
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const { application_id } = await applied(caller)
    const reject = () =>
      fixture.performAction('reject-application', { application_id, message: '截圖不清楚' })
    expect(await reject()).toMatchObject({ ok: true })
    expect(await reject()).toMatchObject({ code: 20010 })
    expect(
      await fixture.performAction('approve-application', { application_id, amount: '50' }),
    ).toMatchObject({
      code: 20010,
    })
    expect(await fixture.balanceOf(playerId)).toBe('0.00')
    expect(await list(caller)).toMatchObject([{ state: 'rejected', reject_reason: '截圖不清楚' }])
    await applied(caller)
  })

  it('lists applications under review, oldest first, without their content in the audit log', async () => {
    const { caller } = await createTestPlayer(fixture.ctx)
    const { application_id } = await applied(caller)
    const waiting = await fixture.performAction('list-applications-waiting', { limit: 200 })
    expect(JSON.stringify(waiting)).toContain(`"application_id":"${application_id}"`)
    const { rows } = await fixture.ctx.pool.query(
      `select result::text from operator_audit where action = 'list-applications-waiting'`,
    )
    expect(JSON.stringify(rows)).not.toContain('signature=')
    expect(await fixture.performAction('approve-application', { application_id: '424242' })).toMatchObject({
      code: 404,
    })
    expect(await fixture.performAction('reject-application', { application_id: '424242' })).toMatchObject({
      code: 404,
    })
  })
})
