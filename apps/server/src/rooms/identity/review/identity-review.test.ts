import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { createTestContext, type TestPlayer } from '../../../testing/index.ts'
import { findDraft } from '../attempts/attempt-queries.ts'
import { createConfidentReading } from '../attempts/testing/document-fixture.ts'
import { createIdentityFixture, type IdentityFixture } from '../attempts/testing/identity-fixture.ts'
import { MIN_SURE_CONFIDENCE } from '../documents/min-sure-confidence.ts'
import { NO_FACES } from '../face-check/likeness/find-face-matches.ts'
import { DEFAULT_FILM_THRESHOLDS, readIdentityRules } from '../identity-rules.ts'
import { readBirthDate, readRealName } from '../index.ts'
import { identityRoom } from '../room.ts'
import { withIdentityTables } from '../tables.ts'
import { alarmOverdueReviews } from './jobs/alarm-overdue-reviews.ts'
import { submitAttempt } from './submit-attempt.ts'

let stage: IdentityFixture
beforeAll(async () => {
  stage = await createIdentityFixture()
})
afterAll(() => stage.close())

async function newWaiting() {
  const player = await stage.newPlayer()
  const fields = await stage.createConfirmedDraft(player, { hasDoubt: true })
  await stage.completeFaceCheck(player)
  const [attemptId = ''] = await stage.listWaitingAttempts(player)
  return { player, fields, attemptId }
}
const stateOf = ({ caller }: TestPlayer) => stage.ask(caller, 'getIdentity')
const pushesTo = async ({ playerId }: TestPlayer) =>
  stage.ctx.db.selectFrom('messages').selectAll().where('player_id', '=', playerId).execute()

describe('§4 under review', () => {
  it('shows the deadline, and no new attempt can start', async () => {
    const { player } = await newWaiting()
    const until = new Date(stage.clock.now().getTime() + 48 * 3_600_000).toISOString()
    expect(await stateOf(player)).toMatchObject({
      data: { status: 3, review_until: until, draft: null, left_today: 2, name: null },
    })
    expect(
      await stage.ask(player.caller, 'startIdentity', { issue_country: 'TW', document_type: 1 }),
    ).toMatchObject({
      code: 10099,
    })
    expect(await stage.ask(player.caller, 'deleteIdentity')).toMatchObject({ code: 10040 })
  })

  it('is listed for operators, oldest first, with the hours left', async () => {
    const { attemptId } = await newWaiting()
    // The films of the next attempt take a few seconds.
    stage.clock.advance(3_540_000)
    const later = await newWaiting()
    const listed = await stage.operate('list-identity-waiting', {})
    if (!listed.ok) throw new Error('no list')
    const { list } = listed.data as { list: { attempt_id: string; hours_left: number }[] }
    const own = list.filter(({ attempt_id }) => [attemptId, later.attemptId].includes(attempt_id))
    expect(own.map(({ attempt_id, hours_left }) => [attempt_id, hours_left])).toEqual([
      [attemptId, 47],
      [later.attemptId, 48],
    ])
  })

  it('an operator sees everything; each access is shown to the player and no data enters the audit', async () => {
    const { player, fields, attemptId } = await newWaiting()
    const seen = await stage.operate('view-identity', { attempt_id: attemptId })
    expect(seen).toMatchObject({
      ok: true,
      data: {
        fields: { name: fields.name, id_number: fields.id_number },
        reading: { frontReasons: ['document_glare'] },
        doubts: ['photo:document_glare'],
        scores: { faceMatch: 1, realness: 0.9, liveness: expect.closeTo(0.9), doubts: [] },
        front_url: expect.stringContaining('/api/uploads/'),
      },
    })
    const { frames, action_scores: scores } = seen.ok
      ? (seen.data as { frames: { url: string }[]; action_scores: object[] })
      : { frames: [], action_scores: [] }
    expect([frames.length, scores.length]).toEqual([8, 4])
    const looked = await stage.app.inject({ method: 'GET', url: frames[0]?.url ?? '' })
    expect([looked.statusCode, looked.headers['content-type']]).toEqual([200, 'image/jpeg'])
    stage.clock.advance(60_001)
    expect((await stage.app.inject({ method: 'GET', url: frames[0]?.url ?? '' })).statusCode).toBe(404)
    expect(await stage.ask(player.caller, 'listIdentityAccess')).toMatchObject({
      data: {
        list: [
          { who: 'operator', what: 'looked_at' },
          { who: 'self', what: 'handed_in' },
        ],
        total: 2,
      },
    })
    const { rows } = await stage.ctx.pool.query(
      'select result::text from operator_audit order by audit_id desc limit 1',
    )
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${fields.name}|${fields.id_number}|api/uploads`))
  })

  it('a suspected screen photo always goes to review, with its scores', async () => {
    const player = await stage.newPlayer()
    const screen = { front: { strength: 90.5, sway: 0.02, drift: 0.7, crossing: 3 }, reverse: null }
    const reading = createConfidentReading(await stage.createConfirmedDraft(player))
    await stage.setReading(player, { ...reading, frontReasons: ['document_screen'], screen })
    expect(await stage.completeFaceCheck(player)).toMatchObject({ data: { status: 3 } })
    const [attemptId = ''] = await stage.listWaitingAttempts(player)
    expect(await stage.operate('view-identity', { attempt_id: attemptId })).toMatchObject({
      data: { doubts: ['photo:document_screen'], reading: { screen } },
    })
  })

  it('§9: the review period cannot exceed 48 hours', async () => {
    expect(await stage.operate('set-identity-rules', { review_hours: 49 })).toMatchObject({ code: 400 })
    expect(await stage.operate('set-identity-rules', { review_hours: 48 })).toMatchObject({ ok: true })
  })

  it('an overdue review raises an alarm, once', async () => {
    const { attemptId } = await newWaiting()
    const alarm = vi.spyOn(stage.ctx.log, 'error')
    const raised = () =>
      alarm.mock.calls.filter(([entry]) => JSON.stringify(entry).includes(`"attempt_id":"${attemptId}"`))
    await alarmOverdueReviews.run(stage.ctx, {}, new Date(stage.clock.now().getTime() + 48 * 3_600_000 - 1))
    expect(raised()).toHaveLength(0)
    const due = new Date(stage.clock.now().getTime() + 48 * 3_600_000)
    await alarmOverdueReviews.run(stage.ctx, {}, due)
    await alarmOverdueReviews.run(stage.ctx, {}, due)
    expect(raised()).toHaveLength(1)
    alarm.mockRestore()
  })
})

describe('the decision', () => {
  it('approved: the name applies everywhere, and the player is notified', async () => {
    const { player, fields, attemptId } = await newWaiting()
    expect(await stage.operate('approve-identity', { attempt_id: attemptId })).toMatchObject({ ok: true })
    expect(await readRealName(stage.ctx, stage.ctx.db, player.playerId)).toMatchObject({
      status: 1,
      name: fields.name,
    })
    expect(await readBirthDate(stage.ctx, stage.ctx.db, player.playerId)).toBe(fields.birth_date)
    expect(await pushesTo(player)).toMatchObject([
      { detail_url: '{"wap":"/realname_success"}', content: { en: expect.stringContaining('is verified') } },
    ])
    for (const action of ['approve-identity', 'reject-identity'])
      expect(await stage.operate(action, { attempt_id: attemptId, reasons: ['other'] })).toMatchObject({
        code: 10040,
      })
  })

  it('rejected: the player gets the reasons in both languages and can start again', async () => {
    const { player, attemptId } = await newWaiting()
    const refusal = { attempt_id: attemptId, reasons: ['document_copied'], note: '請拍攝正本' }
    expect(await stage.operate('reject-identity', refusal)).toMatchObject({ ok: true })
    expect(await stateOf(player)).toMatchObject({
      data: { status: 2, reasons: ['document_copied'], note: '請拍攝正本', review_until: null },
    })
    expect(await pushesTo(player)).toMatchObject([
      {
        content: {
          'zh-TW': '您的實名認證未通過：看起來是翻拍或影本。請拍攝正本',
          en: 'Your name couldn’t be verified. It looks like a copy or a photo of a screen. 請拍攝正本',
        },
      },
    ])
    expect(
      await stage.ask(player.caller, 'startIdentity', { issue_country: 'TW', document_type: 1 }),
    ).toMatchObject({
      ok: true,
      data: { status: 2, reasons: ['document_copied'] },
    })
  })

  it('a passport has no other side: its page is named', async () => {
    const { player, attemptId } = await newWaiting()
    const passport = stage.ctx.db.updateTable('identity_attempts').set({ document_type: 3 })
    await passport.where('attempt_id', '=', BigInt(attemptId)).execute()
    await stage.operate('reject-identity', { attempt_id: attemptId, reasons: ['document_other_side'] })
    expect(await stateOf(player)).toMatchObject({
      data: { reasons: ['document_other_side'], failed_type: 3 },
    })
    expect(await pushesTo(player)).toMatchObject([
      { content: { 'zh-TW': '您的實名認證未通過：拍到的不是護照資料頁' } },
    ])
  })

  it('404: no such attempt', async () => {
    for (const action of ['approve-identity', 'view-identity'])
      expect(await stage.operate(action, { attempt_id: '999999' })).toMatchObject({ code: 404 })
  })

  it('two operators at once: one decision', async () => {
    const { attemptId } = await newWaiting()
    const decided = await Promise.all([
      stage.operate('approve-identity', { attempt_id: attemptId }),
      stage.operate('reject-identity', { attempt_id: attemptId, reasons: ['other'] }),
    ])
    expect(decided.map((outcome) => outcome.ok).toSorted()).toEqual([false, true])
  })

  it('10040: a name cannot be recorded while an attempt is under review', async () => {
    const { player } = await newWaiting()
    const outside = { player_id: player.playerId.toString(), name: '王大明' }
    expect(await stage.operate('verify-real-name', outside)).toMatchObject({ code: 10040 })
  })

  it('a person decides until an operator allows automatic decisions and sets a measured threshold, in every mode', async () => {
    const handedIn = async (mode: 'sandbox' | 'live') => {
      const player = await stage.newPlayer()
      await stage.createConfirmedDraft(player)
      const ctx = { ...stage.ctx, config: { ...stage.ctx.config, GAMEHALL_MODE: mode } }
      const scores = { action: 1, sameFace: 1, realness: 0.9, liveness: 0.7, shading: null, color: 0.03 }
      const shown = [1, 2].map(() => ({ ...scores, isLit: true, isNoiseless: false, isVirtual: false }))
      await transact(withIdentityTables(ctx.db), async (trx) => {
        const draft = await findDraft(trx, player.playerId, ctx.clock.now())
        return succeed(
          draft !== undefined &&
            (await submitAttempt(ctx, trx, draft, shown, { match: 0.9, likeness: null, searched: NO_FACES })),
        )
      })
      return (await readRealName(ctx, ctx.db, player.playerId)).status
    }
    const none = { measured_liveness: null, is_automatic: false }
    expect(await stage.operate('set-identity-rules', none)).toMatchObject({ ok: true })
    expect([await handedIn('sandbox'), await handedIn('live')]).toEqual([3, 3])
    const refused = { code: 400, fields: [{ field: 'measured_liveness', rule: 'measured_first' }] }
    expect(await stage.operate('set-identity-rules', { is_automatic: true })).toMatchObject(refused)
    expect([await handedIn('sandbox'), await handedIn('live')], 'nothing was set').toEqual([3, 3])
    const measured = { is_automatic: true, measured_liveness: 0.65 }
    expect(await stage.operate('set-identity-rules', measured)).toMatchObject({ ok: true })
    expect([await handedIn('sandbox'), await handedIn('live')]).toEqual([1, 1])
    expect(await stage.operate('set-identity-rules', { measured_liveness: null })).toMatchObject(refused)
    expect(await stage.operate('set-identity-rules', { measured_liveness: 0.75 })).toMatchObject({ ok: true })
    expect([await handedIn('sandbox'), await handedIn('live')], 'below the measured threshold').toEqual([
      3, 3,
    ])
    const rules = withIdentityTables(stage.ctx.db).updateTable('identity_rules')
    await expect(rules.set({ is_automatic: true, measured_liveness: null }).execute()).rejects.toThrow(
      'identity_rules_measured',
    )
    expect(await stage.operate('set-identity-rules', { measured_liveness: 0.5 })).toMatchObject({ ok: true })
  })

  it('nothing is automatic in a new hall', async () => {
    const hall = await createTestContext({})
    expect(await readIdentityRules(withIdentityTables(hall.db))).toMatchObject({
      is_automatic: false,
      measured_liveness: null,
    })
    await hall.close()
  })

  it('automatic decisions only where allowed', async () => {
    await stage.operate('set-identity-rules', { is_automatic: false })
    const player = await stage.newPlayer()
    await stage.createConfirmedDraft(player)
    expect(await stage.completeFaceCheck(player)).toMatchObject({ data: { status: 3 } })
    await stage.operate('set-identity-rules', { is_automatic: true, face_match: 1 })
    const strict = await stage.newPlayer()
    await stage.createConfirmedDraft(strict)
    expect(await stage.completeFaceCheck(strict)).toMatchObject({ data: { status: 1 } })
    const stranger = await stage.newPlayer()
    await stage.createConfirmedDraft(stranger)
    expect(await stage.completeFaceCheck(stranger, 1)).toMatchObject({ data: { status: 3 } })
    const beside = await stage.newPlayer()
    const reading = createConfidentReading(await stage.createConfirmedDraft(beside))
    await stage.setReading(beside, { ...reading, checks: [{ name: 'portrait_alone', isOk: false }] })
    expect(await stage.completeFaceCheck(beside)).toMatchObject({ data: { status: 3 } })
    await stage.operate('set-identity-rules', { face_match: 0.62 })
    expect(await stage.operate('set-identity-rules', {})).toMatchObject({ code: 400 })
  }, 60_000)

  it('no setting makes a doubted field sure, and nothing counts as a measured threshold of 0', async () => {
    const refused = (field: string) => ({ code: 400, fields: [expect.objectContaining({ field })] })
    expect((await readIdentityRules(withIdentityTables(stage.ctx.db))).field_confidence).toBe(
      MIN_SURE_CONFIDENCE,
    )
    await stage.operate('set-identity-rules', { is_automatic: false })
    expect(await stage.operate('set-identity-rules', { field_confidence: 0.84 })).toMatchObject(
      refused('field_confidence'),
    )
    for (const measured_liveness of [0, ''])
      expect(await stage.operate('set-identity-rules', { measured_liveness })).toMatchObject(
        refused('measured_liveness'),
      )
    await stage.operate('set-identity-rules', { is_automatic: true })
  })

  it('films are judged by the default thresholds until an operator sets others', async () => {
    const hall = await createTestContext({})
    expect(await readIdentityRules(withIdentityTables(hall.db))).toMatchObject(DEFAULT_FILM_THRESHOLDS)
    await hall.close()
  })

  it('reviewers cannot set the rules, and automatic decisions require minimum thresholds', async () => {
    const none = { action: 'set-identity-rules', input: { face_match: 0.7 }, reason: 'why not' }
    const reviewer = { name: 'mei', permissions: ['identity.review'] }
    expect(await performAction(stage.ctx, identityRoom.actions, reviewer, none)).toMatchObject({ ok: false })
    expect(await stage.operate('set-identity-rules', { measured_liveness: 0.0001 })).toMatchObject({
      code: 400,
      fields: [{ field: 'measured_liveness', params: { min: '0.4' } }],
    })
    expect(await stage.operate('set-identity-rules', { face_duplicate: 1 })).toMatchObject({
      code: 400,
      fields: [{ field: 'face_duplicate', params: { max: '0.85' } }],
    })
    const forgetful = { keep_film_days: 0, keep_likeness_days: 0, keep_failed_days: 0 }
    expect(
      await stage.operate('set-identity-rules', forgetful),
      'used films and faces are found',
    ).toMatchObject({
      code: 400,
      fields: [
        { field: 'keep_film_days', rule: 'number_min', params: { min: '1' } },
        { field: 'keep_likeness_days', rule: 'number_min', params: { min: '1' } },
        { field: 'keep_failed_days', rule: 'number_min', params: { min: '1' } },
      ],
    })
    const low = { face_match: 0, face_liveness: 0.39, ...forgetful }
    expect(await stage.operate('set-identity-rules', low)).toMatchObject({
      code: 400,
      fields: [
        { field: 'face_match', params: { min: '0.55' } },
        { field: 'face_liveness', params: { min: '0.4' } },
        { field: 'keep_film_days', params: { min: '1' } },
        { field: 'keep_likeness_days', params: { min: '1' } },
        { field: 'keep_failed_days', params: { min: '1' } },
      ],
    })
    expect(await stage.operate('set-identity-rules', { ...low, is_automatic: false })).toMatchObject({
      ok: true,
    })
    expect(await stage.operate('set-identity-rules', { is_automatic: true })).toMatchObject({ code: 400 })
    const days = { keep_film_days: 365, keep_likeness_days: 1825, keep_failed_days: 180 }
    const before = { is_automatic: true, face_match: 0.62, face_liveness: 0.5, ...days }
    expect(await stage.operate('set-identity-rules', before)).toMatchObject({ ok: true })
  })
})
