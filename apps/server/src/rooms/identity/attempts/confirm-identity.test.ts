import type { IdentityFields } from '@gamehall/contract/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transact } from '../../../platform/database/transact.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { attachPhotos } from '../documents/attach-photos.ts'
import type { DocumentReading } from '../documents/document-reading.ts'
import {
  createConfidentReading,
  createIdentityFields,
  createIdNumber,
  ID_CARD_REQUEST,
} from './testing/document-fixture.ts'
import { createIdentityFixture, type IdentityFixture } from './testing/identity-fixture.ts'

let stage: IdentityFixture
beforeAll(async () => {
  stage = await createIdentityFixture()
})
afterAll(() => stage.close())

async function newPhotographed(): Promise<TestPlayer> {
  const player = await stage.newPlayer()
  await stage.createConfirmedDraft(player)
  return player
}
const confirm = ({ caller }: TestPlayer, fields: IdentityFields) =>
  stage.ask(caller, 'confirmIdentity', fields)
const isFree = ({ caller }: TestPlayer, number: string) =>
  stage.ask(caller, 'checkIdentityUsed', { ...ID_CARD_REQUEST, id_number: number })

let passports = 300_000_000
/** A Taiwan passport whose MRZ proves that national ID number, with these further checks of its reading. */
async function confirmPassport(
  player: TestPlayer,
  citizenNumber?: string,
  checks: DocumentReading['checks'] = [],
) {
  passports += 1
  await stage.ask(player.caller, 'startIdentity', { issue_country: 'TW', document_type: 3 })
  const photos = { front_upload_id: await stage.upload(player.caller, 'id_front') }
  await transact(stage.ctx.db, (trx) => attachPhotos(stage.ctx, trx, player.playerId, photos))
  const fields = createIdentityFields({ id_number: `${passports}`, expiry_date: '2036-01-02' })
  const reading = createConfidentReading(fields)
  await stage.setReading(player, {
    ...reading,
    checks: [...reading.checks, ...checks],
    ...(citizenNumber !== undefined && { citizenNumber }),
  })
  return confirm(player, fields)
}

async function doubtsOf(player: TestPlayer) {
  const [attemptId] = await stage.listWaitingAttempts(player)
  const seen = await stage.operate('view-identity', { attempt_id: attemptId })
  return seen.ok ? (seen.data as { doubts: string[] }).doubts : null
}

describe('confirming the data', () => {
  it('10040: without a draft, without photos, and after the draft expired', async () => {
    const player = await stage.newPlayer()
    const gone = { code: 10040, says: { en: expect.stringMatching(/^No verification is in progress/) } }
    expect(await confirm(player, createIdentityFields())).toMatchObject(gone)
    await stage.ask(player.caller, 'startIdentity', ID_CARD_REQUEST)
    expect(await confirm(player, createIdentityFields())).toMatchObject({
      code: 10040,
      says: { en: expect.stringMatching(/^Finish the previous steps/) },
    })
    const late = await newPhotographed()
    stage.clock.advance(86_400_000)
    expect(await confirm(late, createIdentityFields())).toMatchObject(gone)
  })

  it('10040: nothing that identifies a person was read on the front', async () => {
    const player = await newPhotographed()
    const read = createConfidentReading(createIdentityFields())
    const address = { value: '臺北市中正區', confidence: 0.99 }
    await stage.setReading(player, { ...read, fields: { address } })
    expect(await confirm(player, createIdentityFields())).toMatchObject({
      code: 10040,
      says: { en: expect.stringMatching(/^Nothing could be read on the front/) },
    })
  })

  it('10040: nothing was read on a passport, which has a data page', async () => {
    const player = await stage.newPlayer()
    await confirmPassport(player)
    await stage.setReading(player, { ...createConfidentReading(createIdentityFields()), fields: {} })
    expect(await confirm(player, createIdentityFields({ expiry_date: '2036-01-02' }))).toMatchObject({
      code: 10040,
      says: {
        'zh-TW': '護照資料頁沒有讀到資料，請重拍資料頁',
        en: expect.stringMatching(/passport’s data page/),
      },
    })
  })

  it('400: names every invalid field', async () => {
    const player = await newPhotographed()
    const wrong = createIdentityFields({
      id_number: 'A123456788',
      birth_date: '2015-01-01',
      expiry_date: '2036-01-02',
    })
    expect(await confirm(player, wrong)).toMatchObject({
      code: 400,
      fields: [
        { field: 'id_number', rule: 'id_number_checksum' },
        { field: 'birth_date', rule: 'age_minimum_document', params: { age: '18' } },
        { field: 'expiry_date', rule: 'not_on_document' },
      ],
    })
  })

  it('confirmed data is encrypted with the player’s own key', async () => {
    const player = await newPhotographed()
    const fields = createIdentityFields({ name: '林獨特', address: '臺北市獨特路一號' })
    expect(await confirm(player, fields)).toMatchObject({ ok: true, data: { draft: { is_confirmed: true } } })
    const { rows } = await stage.ctx.pool.query<{ row: string }>(
      'select identity_attempts::text as row from identity_attempts where player_id = $1',
      [player.playerId],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toMatch(new RegExp(`林獨特|獨特路|${fields.id_number}`))
  })
})

describe('§8 a number belongs to one player', () => {
  it('10076 verified, 10077 under review: for other players only', async () => {
    const [verified, waiting, other] = [
      await stage.newPlayer(),
      await stage.newPlayer(),
      await newPhotographed(),
    ]
    const mine = await stage.createConfirmedDraft(verified)
    await stage.completeFaceCheck(verified)
    const theirs = await stage.createConfirmedDraft(waiting, { hasDoubt: true })
    expect(await isFree(waiting, theirs.id_number)).toMatchObject({ ok: true })
    await stage.completeFaceCheck(waiting)
    expect(await confirm(other, createIdentityFields({ id_number: mine.id_number }))).toMatchObject({
      code: 10076,
    })
    expect(await confirm(other, createIdentityFields({ id_number: theirs.id_number }))).toMatchObject({
      code: 10077,
    })
    expect(await isFree(other, mine.id_number)).toMatchObject({ code: 10076 })
    expect(await isFree(other, theirs.id_number)).toMatchObject({ code: 10077 })
    expect(await isFree(other, createIdNumber())).toMatchObject({ ok: true })
  })

  it('of two players who submit it at once, one is verified and the other rejected', async () => {
    const players = [await stage.newPlayer(), await stage.newPlayer()]
    const id_number = createIdNumber()
    for (const player of players) await stage.createConfirmedDraft(player, { fields: { id_number } })
    const answers = await Promise.all(players.map((player) => stage.completeFaceCheck(player)))
    const statuses = answers.map((answer) => answer.ok && answer.data).map((data) => JSON.stringify(data))
    expect(statuses.toSorted()).toEqual(
      [1, 2].map((status) => JSON.stringify({ next: null, challenge: null, status })),
    )
    const states = await Promise.all(players.map(({ caller }) => stage.ask(caller, 'getIdentity')))
    expect(states).toContainEqual({
      ok: true,
      data: expect.objectContaining({ status: 2, reasons: ['number_used'], left_today: 2 }),
    })
  })

  it('one citizen is one player, by ID card or passport', async () => {
    const [byCard, byPassport] = [await stage.newPlayer(), await stage.newPlayer()]
    const card = await stage.createConfirmedDraft(byCard)
    await stage.completeFaceCheck(byCard)
    expect(await confirmPassport(byPassport, card.id_number)).toMatchObject({ code: 10076 })
    const own = createIdNumber()
    expect(await confirmPassport(byPassport, own)).toMatchObject({ ok: true })
    expect(await stage.completeFaceCheck(byPassport)).toMatchObject({ data: { status: 1 } })
    expect(await confirm(await newPhotographed(), createIdentityFields({ id_number: own }))).toMatchObject({
      code: 10076,
    })
    expect(await confirmPassport(await stage.newPlayer(), own), 'a renewed one').toMatchObject({
      code: 10076,
    })
  })

  it('a review is required for the same name and date of birth, and for a passport without its ID number', async () => {
    const [first, namesake, unread] = [
      await stage.newPlayer(),
      await stage.newPlayer(),
      await stage.newPlayer(),
    ]
    const { name, birth_date } = await stage.createConfirmedDraft(first, { fields: { name: '陳 大文' } })
    await stage.completeFaceCheck(first)
    await stage.createConfirmedDraft(namesake, { fields: { name: name.replace(' ', ''), birth_date } })
    expect(await stage.completeFaceCheck(namesake)).toMatchObject({ data: { status: 3 } })
    await confirmPassport(unread)
    expect(await stage.completeFaceCheck(unread)).toMatchObject({ data: { status: 3 } })
    expect(await doubtsOf(namesake)).toEqual(['same_person'])
    expect(await doubtsOf(unread)).toEqual(['citizen_number'])
  }, 60_000)

  it.each([
    'mrz_number',
    'mrz_birth_date',
    'mrz_expiry_date',
    'mrz_composite',
    'mrz_country',
    'mrz_print',
  ] as const)('a passport that fails %s goes to a person', async (name) => {
    const player = await stage.newPlayer()
    await confirmPassport(player, createIdNumber(), [{ name, isOk: false }])
    expect(await stage.completeFaceCheck(player)).toMatchObject({ data: { status: 3 } })
    expect(await doubtsOf(player)).toEqual([`check:${name}`])
  })

  it('10145: limits the numbers confirmed', async () => {
    const player = await newPhotographed()
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => confirm(player, createIdentityFields())),
    )
    // The first was confirmed with the draft.
    expect(answers.filter(({ ok }) => ok)).toHaveLength(19)
    expect(await confirm(player, createIdentityFields())).toMatchObject({ code: 10145 })
    expect(await isFree(player, createIdNumber()), 'both calls share the limit').toMatchObject({
      code: 10145,
    })
    expect(await confirm(player, createIdentityFields({ issue_date: null }))).toMatchObject({ code: 400 })
    stage.clock.advance(3_600_001)
    expect(await confirm(player, createIdentityFields())).toMatchObject({ ok: true })
  })

  it('10145: limits the numbers checked', async () => {
    const player = await stage.newPlayer()
    expect(await isFree(player, createIdNumber()), 'who is not being verified').toMatchObject({ code: 10040 })
    await stage.ask(player.caller, 'startIdentity', ID_CARD_REQUEST)
    const answers = await Promise.all(Array.from({ length: 24 }, () => isFree(player, createIdNumber())))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
    expect(await isFree(player, createIdNumber())).toMatchObject({ code: 10145 })
    stage.clock.advance(3_600_001)
    expect(await isFree(player, createIdNumber())).toMatchObject({ ok: true })
  })
})

describe('§8 10092', () => {
  it('three attempts per day, erased ones included; reset the next day', async () => {
    const player = await stage.newPlayer()
    for (let index = 0; index < 3; index += 1) {
      await stage.createConfirmedDraft(player, { hasDoubt: true })
      await stage.completeFaceCheck(player)
      const [waiting] = await stage.listWaitingAttempts(player)
      await stage.operate('reject-identity', { attempt_id: waiting, reasons: ['document_glare'] })
    }
    await stage.ask(player.caller, 'deleteIdentity')
    expect(await stage.ask(player.caller, 'startIdentity', ID_CARD_REQUEST)).toMatchObject({ code: 10092 })
    stage.clock.advance(86_400_000)
    expect(await stage.ask(player.caller, 'startIdentity', ID_CARD_REQUEST)).toMatchObject({ ok: true })
  })
})
