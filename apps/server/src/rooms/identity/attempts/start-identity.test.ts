import { DOCUMENT_RULES, DOCUMENT_TYPES } from '@gamehall/contract/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ID_CARD_REQUEST } from './testing/document-fixture.ts'
import { createIdentityFixture, type IdentityFixture } from './testing/identity-fixture.ts'

let stage: IdentityFixture
beforeAll(async () => {
  stage = await createIdentityFixture()
})
afterAll(() => stage.close())

describe('§4 starting a verification', () => {
  it('a new player is not verified and has three attempts a day', async () => {
    const { caller } = await stage.newPlayer()
    expect(await stage.ask(caller, 'getIdentity')).toMatchObject({
      ok: true,
      data: { status: 0, draft: null, reasons: [], left_today: 3, name: null },
    })
  })

  it('says how long the face is kept as the operator set it, never longer after a refusal', async () => {
    const { caller } = await stage.newPlayer()
    const keep = (days: { keep_failed_days: number; keep_likeness_days: number }) =>
      stage.ctx.db.updateTable('identity_rules').set(days).execute()
    await keep({ keep_failed_days: 45, keep_likeness_days: 730 })
    expect(await stage.ask(caller, 'getIdentity')).toMatchObject({
      data: { face_kept_days: { verified: null, failed: 45, films: 365 } },
    })
    await keep({ keep_failed_days: 30, keep_likeness_days: 20 })
    expect(await stage.ask(caller, 'getIdentity')).toMatchObject({
      data: { face_kept_days: { verified: null, failed: 20 } },
    })
    await keep({ keep_failed_days: 30, keep_likeness_days: 0 })
    expect(await stage.ask(caller, 'getIdentity')).toMatchObject({
      data: { face_kept_days: { verified: 0, failed: 0 } },
    })
    await keep({ keep_failed_days: 30, keep_likeness_days: 1825 })
  })

  it.each(Object.values(DOCUMENT_TYPES))('stores an attempt with a document of type %i', async (type) => {
    const { caller, playerId } = await stage.newPlayer()
    const { issuer } = DOCUMENT_RULES[type]
    const started = await stage.ask(caller, 'startIdentity', {
      issue_country: issuer ?? 'JP',
      document_type: type,
    })
    expect(started).toMatchObject({ ok: true, data: { draft: { document_type: type } } })
    const { rows } = await stage.ctx.pool.query(
      'select document_type from identity_attempts where player_id = $1',
      [playerId],
    )
    expect(rows).toEqual([{ document_type: type }])
    if (issuer !== null)
      expect(
        await stage.ask(caller, 'startIdentity', { issue_country: 'JP', document_type: type }),
      ).toMatchObject({ code: 400, fields: [{ field: 'issue_country' }] })
  })

  it('a draft replaces the previous one and expires after a day', async () => {
    const { caller } = await stage.newPlayer()
    await stage.ask(caller, 'startIdentity', ID_CARD_REQUEST)
    const begun = await stage.ask(caller, 'startIdentity', { issue_country: 'JP', document_type: 3 })
    expect(begun).toMatchObject({
      ok: true,
      data: { status: 0, draft: { document_type: 3, issue_country: 'JP', has_front: false } },
    })
    stage.clock.advance(86_400_000)
    expect(await stage.ask(caller, 'getIdentity')).toMatchObject({ data: { draft: null } })
  })

  it.each([
    ['a country that is none', { issue_country: 'ZZ', document_type: 3 }],
    ['a resident certificate of another country', { issue_country: 'JP', document_type: 2 }],
  ])('refuses %s', async (_what, request) => {
    const { caller } = await stage.newPlayer()
    const refused = { code: 400, fields: [{ field: 'issue_country', rule: 'country_unknown' }] }
    expect(await stage.ask(caller, 'startIdentity', request)).toMatchObject(refused)
  })

  it('10088: a verified player cannot start again', async () => {
    const { caller, playerId } = await stage.newPlayer()
    await stage.operate('verify-real-name', { player_id: playerId.toString(), name: '王小明' })
    expect(await stage.ask(caller, 'startIdentity', ID_CARD_REQUEST)).toMatchObject({ code: 10088 })
    expect(await stage.ask(caller, 'getIdentity')).toMatchObject({ data: { status: 1, name: '王○○' } })
  })

  it('a name recorded by an operator hides an earlier failure', async () => {
    const player = await stage.newPlayer()
    await stage.createConfirmedDraft(player, { hasDoubt: true })
    await stage.completeFaceCheck(player)
    const [attemptId] = await stage.listWaitingAttempts(player)
    await stage.operate('reject-identity', { attempt_id: attemptId, reasons: ['other'], note: '請洽客服' })
    await stage.operate('verify-real-name', { player_id: player.playerId.toString(), name: '王小明' })
    expect(await stage.ask(player.caller, 'getIdentity')).toMatchObject({
      data: { status: 1, reasons: [], note: null, decided_at: null, id_number: null },
    })
  })

  it('two concurrent starts leave one draft', async () => {
    const { caller, playerId } = await stage.newPlayer()
    await Promise.all([1, 2, 3].map(() => stage.ask(caller, 'startIdentity', ID_CARD_REQUEST)))
    const { rows } = await stage.ctx.pool.query(
      `select 1 from identity_attempts where player_id = $1 and status = 'draft'`,
      [playerId],
    )
    expect(rows).toHaveLength(1)
  })
})
