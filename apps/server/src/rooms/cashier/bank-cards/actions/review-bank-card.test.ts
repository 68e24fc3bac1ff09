import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPlayer } from '../../../../testing/index.ts'
import { addBankCard } from '../add-bank-card.ts'
import { findUsableCard } from '../find-usable-card.ts'
import { listBankCards } from '../list-bank-cards.ts'
import {
  type BankCardFixture,
  createBankCardFixture,
  newAccountNumber,
  withNewIdempotencyKey,
} from '../testing/bank-card-fixture.ts'

let fixture: BankCardFixture
beforeAll(async () => {
  fixture = await createBankCardFixture()
})
afterAll(() => fixture.close())

async function added(player: TestPlayer, bankNum = newAccountNumber()) {
  const request = await fixture.createCardRequest(player.caller, { bank_num: bankNum })
  const card = await addBankCard(fixture.ctx, request, withNewIdempotencyKey(player.caller))
  if (!card.ok) throw new Error(`no card: ${card.code}`)
  return card.data.card_id
}

const usable = (player: TestPlayer, cardId: string) =>
  findUsableCard(fixture.ctx, fixture.ctx.db, player.playerId, cardId)

const pushes = ({ playerId }: TestPlayer) =>
  fixture.ctx.db
    .selectFrom('push_messages')
    .select(['msg_type', 'content'])
    .where('player_id', '=', playerId)
    .orderBy('seq', 'desc')
    .limit(2)
    .execute()

test('§5 only an accepted card is usable, unmasked, by its own player', async () => {
  const [player, other] = [await fixture.newPlayer(), await fixture.newPlayer()]
  const bankNum = newAccountNumber()
  const cardId = await added(player, bankNum)
  expect(await usable(player, cardId)).toMatchObject({
    fields: [{ field: 'card_id', rule: 'card_not_accepted' }],
  })
  expect(await fixture.operate('accept-bank-card', { card_id: cardId })).toMatchObject({ ok: true })
  expect(await usable(player, cardId)).toEqual({
    ok: true,
    data: {
      cardId: BigInt(cardId),
      bankCode: '822',
      bankName: '中國信託',
      branchCode: null,
      branchName: '敦南分行',
      bankNum,
      holderName: '王小明',
    },
  })
  for (const [whose, id] of [
    [other, cardId],
    [player, '0'],
    [player, 'one'],
  ] as const) {
    expect(await usable(whose, id)).toMatchObject({ fields: [{ field: 'card_id', rule: 'card_unknown' }] })
  }
  expect(await pushes(player)).toEqual([
    {
      msg_type: 'normal',
      content: expect.objectContaining({
        text: `您的中國信託帳戶（末四碼 ${bankNum.slice(-4)}）已通過審核，可用於提款`,
      }),
    },
    { msg_type: 'user_change', content: { keys: ['bank_cards'] } },
  ])
})

test('an accepted card whose holder is no longer the verified name cannot be withdrawn to', async () => {
  const player = await fixture.newPlayer()
  const cardId = await added(player)
  await fixture.operate('accept-bank-card', { card_id: cardId })
  const subject = { player_id: player.playerId.toString() }
  const mismatch = { fields: [{ field: 'card_id', rule: 'holder_mismatch' }] }
  await fixture.operate('erase-identity', subject)
  expect(await usable(player, cardId)).toMatchObject(mismatch)
  await fixture.operate('verify-real-name', { ...subject, name: '陳大文' })
  expect(await usable(player, cardId)).toMatchObject(mismatch)
  await fixture.operate('verify-real-name', { ...subject, name: '王 小明' })
  expect(await usable(player, cardId)).toMatchObject({ ok: true })
})

test('a rejected card shows the reason, and its number can be added again', async () => {
  const player = await fixture.newPlayer()
  const bankNum = newAccountNumber()
  const cardId = await added(player, bankNum)
  const message = '照片模糊，請重新拍攝'
  expect(await fixture.operate('reject-bank-card', { card_id: cardId, message })).toMatchObject({ ok: true })
  const list = await listBankCards(fixture.ctx, {}, player.caller)
  expect(list).toMatchObject({ data: { list: [{ card_id: cardId, status: 2, reject_reason: message }] } })
  expect((await pushes(player))[0]?.content).toMatchObject({ text: expect.stringContaining(message) })
  expect(await usable(player, cardId)).toMatchObject({ fields: [{ rule: 'card_not_accepted' }] })
  const again = await added(player, bankNum)
  expect(await listBankCards(fixture.ctx, {}, player.caller)).toMatchObject({
    data: { list: [{ card_id: again, status: 0 }] },
  })
  const untold = await added(player)
  await fixture.operate('reject-bank-card', { card_id: untold }, '戶名不符')
  expect(await listBankCards(fixture.ctx, {}, player.caller)).toMatchObject({
    data: { list: [{}, { card_id: untold, reject_reason: '戶名不符' }] },
  })
})

test('a card is decided once; 404 for an unknown card', async () => {
  const player = await fixture.newPlayer()
  const cardId = await added(player)
  const both = await Promise.all([
    fixture.operate('accept-bank-card', { card_id: cardId }),
    fixture.operate('reject-bank-card', { card_id: cardId }),
  ])
  expect(both.map((outcome) => (outcome.ok ? 0 : outcome.code)).sort()).toEqual([0, 10040])
  for (const action of ['accept-bank-card', 'reject-bank-card', 'view-bank-card']) {
    expect(await fixture.operate(action, { card_id: 424242 })).toMatchObject({ code: 404 })
    expect(await fixture.operate(action, { card_id: 'x' })).toMatchObject({ code: 400 })
  }
})

test('a card is not accepted after another name was verified', async () => {
  const player = await fixture.newPlayer()
  const cardId = await added(player)
  await fixture.operate('verify-real-name', { player_id: player.playerId.toString(), name: '王大明' })
  expect(await fixture.operate('accept-bank-card', { card_id: cardId })).toMatchObject({
    code: 400,
    fields: [{ rule: 'holder_mismatch' }],
  })
})

test('list-bank-cards-waiting shows cards in review, oldest first, masked', async () => {
  const player = await fixture.newPlayer()
  fixture.clock.advance(-86_400_000)
  const oldest = await added(player)
  fixture.clock.advance(86_400_000)
  const bankNum = newAccountNumber()
  await added(player, bankNum)
  const waiting = await fixture.operate('list-bank-cards-waiting', { limit: 100 })
  expect(waiting).toMatchObject({
    data: { list: expect.arrayContaining([expect.objectContaining({ card_id: oldest })]) },
  })
  const text = JSON.stringify(waiting)
  expect(text.indexOf(`"card_id":"${oldest}"`)).toBe(text.indexOf('"card_id"'))
  expect(text).toContain(bankNum.slice(-4))
  expect(text).not.toContain(bankNum)
  expect(text).not.toContain('王小明')
})

test('view-bank-card shows unmasked data for a minute; the audit log records the view without the data', async () => {
  const player = await fixture.newPlayer()
  const bankNum = newAccountNumber()
  const cardId = await added(player, bankNum)
  const looked = await fixture.operate('view-bank-card', { card_id: cardId }, 'reviewing it')
  if (!looked.ok) throw new Error('no look')
  expect(looked.data).toMatchObject({ bank_num: bankNum, holder_name: '王小明', verified_name: '王小明' })
  const { photo_url: photo, video_url: film } = looked.data as Record<string, string>
  expect((await fixture.app.inject(photo ?? '')).headers['content-type']).toBe('image/jpeg')
  expect((await fixture.app.inject(film ?? '')).headers['content-type']).toBe('video/mp4')
  fixture.clock.advance(60_000)
  expect((await fixture.app.inject(photo ?? '')).statusCode).toBe(404)
  const audit = await fixture.ctx.db
    .selectFrom('operator_audit')
    .selectAll()
    .orderBy('audit_id', 'desc')
    .executeTakeFirstOrThrow()
  expect(audit).toMatchObject({
    operator: 'mei',
    action: 'view-bank-card',
    subject: `bank card ${cardId}`,
    reason: 'reviewing it',
  })
  const written = JSON.stringify([audit.input, audit.result])
  for (const secret of [bankNum, '王小明', 'signature=']) expect(written).not.toContain(secret)
})

test('banks can be added and renamed', async () => {
  expect(
    await fixture.operate('set-bank', { bank_code: '827', name: '新網銀', name_en: 'New Net' }),
  ).toMatchObject({ ok: true })
  expect(await fixture.operate('set-bank', { bank_code: '827', name: '新新網銀' })).toMatchObject({
    ok: true,
  })
  const bank = await fixture.ctx.db
    .selectFrom('banks')
    .selectAll()
    .where('bank_code', '=', '827')
    .executeTakeFirst()
  expect(bank).toEqual({ bank_code: '827', name: '新新網銀', name_en: '' })
})
