import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { TestPlayer } from '../../../testing/index.ts'
import { raceToWrite } from '../payout-destinations/testing/race-to-write.ts'
import { insertTestWithdrawal } from '../withdrawals/testing/insert-test-withdrawal.ts'
import { addBankCard } from './add-bank-card.ts'
import { pickCardFace } from './card-face.ts'
import { findUsableCard } from './find-usable-card.ts'
import { listBankCards } from './list-bank-cards.ts'
import { listBanks } from './list-banks.ts'
import { listBranches } from './list-branches.ts'
import { removeBankCard } from './remove-bank-card.ts'
import {
  type BankCardFixture,
  createBankCardFixture,
  newAccountNumber,
  withNewIdempotencyKey,
} from './testing/bank-card-fixture.ts'

let fixture: BankCardFixture
beforeAll(async () => {
  fixture = await createBankCardFixture()
})
afterAll(() => fixture.close())

type Given = Parameters<BankCardFixture['createCardRequest']>[1]

async function add({ caller }: TestPlayer, given?: Given) {
  return addBankCard(
    fixture.ctx,
    await fixture.createCardRequest(caller, given),
    withNewIdempotencyKey(caller),
  )
}

async function added(player: TestPlayer, given?: Given) {
  const card = await add(player, given)
  if (!card.ok) throw new Error(`no card: ${card.code}`)
  return card.data
}

async function listed({ caller }: TestPlayer) {
  const cards = await listBankCards(fixture.ctx, {}, caller)
  if (!cards.ok) throw new Error('no list')
  return cards.data
}

const usable = (player: TestPlayer, cardId: string) =>
  findUsableCard(fixture.ctx, fixture.ctx.db, player.playerId, cardId)

test('listBanks orders banks by code, with names in the caller’s language', async () => {
  const { caller } = await fixture.newPlayer(null)
  expect(await listBanks(fixture.ctx, {}, caller)).toMatchObject({
    data: { list: expect.arrayContaining([{ bank_code: '822', name: '中國信託' }]) },
  })
  const english = await listBanks(fixture.ctx, {}, { ...caller, locale: 'en' })
  expect(english).toMatchObject({
    data: { list: expect.arrayContaining([{ bank_code: '004', name: 'Bank of Taiwan' }]) },
  })
  const named = english.ok ? english.data.list.filter(({ name }) => /^[\x20-\x7e]+$/.test(name)) : []
  expect(named).toHaveLength(37)
})

test('notifies the owner when a card is added or removed', async () => {
  const player = await fixture.newPlayer()
  const { card_id } = await added(player)
  await removeBankCard(fixture.ctx, { card_id }, player.caller)
  const { rows } = await fixture.ctx.pool.query<{ title: Record<string, string> }>(
    'select title from messages where player_id = $1 order by message_id',
    [player.playerId],
  )
  expect(rows.map(({ title }) => title['zh-TW']).slice(-2)).toEqual(['新增銀行卡', '銀行卡已移除'])
})

test('a new card is under review, masked for the player and encrypted at rest', async () => {
  const player = await fixture.newPlayer()
  const bankNum = newAccountNumber()
  const card = await added(player, { bank_num: bankNum, bank_address: '台北市敦化南路一段' })
  expect(card).toEqual({
    card_id: expect.stringMatching(/^\d+$/),
    bank_code: '822',
    bank_name: '中國信託',
    branch_code: null,
    branch_name: '敦南分行',
    bank_address: '台北市敦化南路一段',
    bank_num: `**** ${bankNum.slice(-4)}`,
    holder_name: '王○○',
    face: 1,
    status: 0,
    reject_reason: null,
    created_at: fixture.clock.now().toISOString(),
  })
  expect(await listed(player)).toEqual({ list: [card], max_count: 5, holder_name: '王○○' })
  const { rows } = await fixture.ctx.pool.query<{ row: string }>(
    'select bank_cards::text as row from bank_cards where card_id = $1',
    [card.card_id],
  )
  expect(rows[0]?.row).not.toContain(bankNum)
  expect(rows[0]?.row).not.toContain(Buffer.from(bankNum).toString('hex'))
  expect(rows[0]?.row).not.toContain(Buffer.from('王小明').toString('hex'))
})

test('a known branch is stored with its name from the list', async () => {
  const player = await fixture.newPlayer()
  const branch = { bank_code: '822', branch_code: '0107', name: '南京東路分行', address: '台北市南京東路' }
  expect(await fixture.operate('add-bank-branch', { ...branch, name: '南京分行' })).toMatchObject({
    ok: true,
  })
  expect(await fixture.operate('add-bank-branch', branch)).toMatchObject({ ok: true })
  expect(await fixture.operate('add-bank-branch', { ...branch, bank_code: '999' })).toMatchObject({
    fields: [{ field: 'bank_code', rule: 'bank_unknown' }],
  })
  const list = [{ branch_code: '0107', name: '南京東路分行', address: '台北市南京東路' }]
  expect(await listBranches(fixture.ctx, { bank_code: '822' }, player.caller)).toEqual({
    ok: true,
    data: { list },
  })
  expect(await added(player, { branch_code: '0107', branch_name: '隨便' })).toMatchObject({
    branch_name: '南京東路分行',
    bank_address: '台北市南京東路',
  })
  expect(await added(player, { branch_code: '0999', branch_name: '新開分行' })).toMatchObject({
    branch_code: '0999',
    branch_name: '新開分行',
  })
})

test('the holder is the verified name; the request need not contain it', async () => {
  const player = await fixture.newPlayer('林小美')
  expect(await added(player, { holder_name: null })).toMatchObject({ holder_name: '林○○' })
})

describe('§5 addBankCard refuses', () => {
  it('a player without a verified real name (10086)', async () => {
    expect(await add(await fixture.newPlayer(null))).toMatchObject({ code: 10086 })
  })

  it('a holder other than the verified name, ignoring spaces and character width', async () => {
    const player = await fixture.newPlayer()
    expect(await add(player, { holder_name: '王大明' })).toMatchObject({
      code: 400,
      fields: [{ field: 'holder_name', rule: 'holder_mismatch' }],
    })
    expect(await add(player, { holder_name: '王 小\u3000明' })).toMatchObject({ ok: true })
  })

  it('an unknown bank', async () => {
    expect(await add(await fixture.newPlayer(), { bank_code: '999' })).toMatchObject({
      fields: [{ field: 'bank_code', rule: 'bank_unknown' }],
    })
  })

  it('a number that is already a card of any player (10051)', async () => {
    const [player, other] = [await fixture.newPlayer(), await fixture.newPlayer()]
    const bankNum = newAccountNumber()
    await added(player, { bank_num: bankNum })
    expect(await add(player, { bank_num: bankNum })).toMatchObject({ code: 10051 })
    expect(await add(other, { bank_num: bankNum })).toMatchObject({ code: 10051 })
    expect(await add(other, { bank_num: bankNum, bank_code: '812' })).toMatchObject({ ok: true })
  })

  it('missing, foreign, wrong or used uploads (10099), and leaves valid ones unused', async () => {
    const [player, other] = [await fixture.newPlayer(), await fixture.newPlayer()]
    const [photo, film] = [
      await fixture.upload(player.caller, 'bank_card_photo'),
      await fixture.upload(player.caller, 'bank_card_video'),
    ]
    const foreign = await fixture.upload(other.caller, 'bank_card_video')
    for (const video of ['nothing', '00000000-0000-4000-8000-000000000000', foreign, photo]) {
      expect(await add(player, { photo_upload_id: photo, video_upload_id: video })).toMatchObject({
        code: 400,
        fields: [{ field: 'video_upload_id', rule: 'upload_unknown' }],
      })
    }
    await added(player, { photo_upload_id: photo, video_upload_id: film })
    expect(await add(player, { photo_upload_id: photo })).toMatchObject({ code: 10099 })
    expect(await add(player, { video_upload_id: film })).toMatchObject({ code: 10099 })
  })
})

describe('the limit of cards', () => {
  it('answers 10074 for the sixth card until one is removed; faces rotate', async () => {
    const player = await fixture.newPlayer()
    for (let count = 0; count < 5; count += 1) await added(player)
    const { list } = await listed(player)
    expect(list.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5])
    expect(await add(player)).toMatchObject({ code: 10074 })
    await removeBankCard(fixture.ctx, { card_id: list[2]?.card_id ?? '' }, player.caller)
    expect(await added(player)).toMatchObject({ face: 3 })
    expect(await add(player)).toMatchObject({ code: 10074 })
  })

  it('holds under concurrency', async () => {
    const player = await fixture.newPlayer()
    for (let count = 0; count < 4; count += 1) await added(player)
    const requests = await Promise.all([1, 2, 3].map(() => fixture.createCardRequest(player.caller)))
    const answers = await raceToWrite(
      fixture.ctx,
      'bank_cards',
      requests.map(
        (request) => () => addBankCard(fixture.ctx, request, withNewIdempotencyKey(player.caller)),
      ),
    )
    expect(answers.map((answer) => (answer.ok ? 0 : answer.code)).sort()).toEqual([0, 10074, 10074])
    expect((await listed(player)).list).toHaveLength(5)
  })

  it('is set by operators', async () => {
    const player = await fixture.newPlayer()
    await added(player)
    expect(await fixture.operate('set-destination-rules', { max_cards: 1 })).toMatchObject({ ok: true })
    expect(await add(player)).toMatchObject({ code: 10074 })
    expect((await listed(player)).max_count).toBe(1)
    await fixture.operate('set-destination-rules', { max_cards: 5 })
    expect(await fixture.operate('set-destination-rules', {})).toMatchObject({ code: 400 })
    expect(await fixture.operate('set-destination-rules', { max_cards: 0 })).toMatchObject({ code: 400 })
  })
})

test('concurrent cards of one number: only one player gets it', async () => {
  const bankNum = newAccountNumber()
  const players = [await fixture.newPlayer(), await fixture.newPlayer(), await fixture.newPlayer()]
  const answers = await Promise.all(players.map((player) => add(player, { bank_num: bankNum })))
  expect(answers.map((answer) => (answer.ok ? 0 : answer.code)).sort()).toEqual([0, 10051, 10051])
})

test('a repeated idempotency key returns the same card', async () => {
  const player = await fixture.newPlayer()
  const request = await fixture.createCardRequest(player.caller)
  const answers = await Promise.all([1, 2].map(() => addBankCard(fixture.ctx, request, player.caller)))
  expect(answers[0]).toMatchObject({ ok: true })
  expect(answers[1]).toEqual(answers[0])
  expect((await listed(player)).list).toHaveLength(1)
})

test('picks the least used face', () => {
  expect(pickCardFace([])).toBe(1)
  expect(pickCardFace([1, 2, 3, 4, 5])).toBe(1)
  expect(pickCardFace([1, 1, 2, 4, 5])).toBe(3)
})

describe('removeBankCard', () => {
  it('answers 404 for another player’s and for an unknown card', async () => {
    const [player, other] = [await fixture.newPlayer(), await fixture.newPlayer()]
    const { card_id } = await added(player)
    for (const id of [card_id, '999999', 'x', '-1', '99999999999999999999']) {
      expect(await removeBankCard(fixture.ctx, { card_id: id }, other.caller)).toMatchObject({ code: 404 })
    }
    expect((await listed(player)).list).toHaveLength(1)
  })

  it('answers 10040 while an open withdrawal goes to it', async () => {
    const player = await fixture.newPlayer()
    const { card_id } = await added(player)
    const remove = () => removeBankCard(fixture.ctx, { card_id }, player.caller)
    await insertTestWithdrawal(fixture.ctx, player.playerId, { card_id: BigInt(card_id) })
    expect(await remove()).toMatchObject({ code: 10040 })
    await fixture.ctx.db
      .updateTable('withdrawal_orders')
      .set({ state: 'cancelled', finished_at: fixture.clock.now() })
      .where('card_id', '=', BigInt(card_id))
      .execute()
    expect(await remove()).toMatchObject({ ok: true })
  })

  it('frees the number and keeps the uploads for 90 days', async () => {
    const player = await fixture.newPlayer()
    const request = await fixture.createCardRequest(player.caller)
    const card = await addBankCard(fixture.ctx, request, withNewIdempotencyKey(player.caller))
    const cardId = card.ok ? card.data.card_id : ''
    expect(await removeBankCard(fixture.ctx, { card_id: cardId }, player.caller)).toEqual({
      ok: true,
      data: {},
    })
    expect(await removeBankCard(fixture.ctx, { card_id: cardId }, player.caller)).toMatchObject({
      code: 404,
    })
    expect(await usable(player, cardId)).toMatchObject({ fields: [{ rule: 'card_unknown' }] })
    expect(await add(player, { bank_num: request.bank_num })).toMatchObject({ ok: true })
    const files = await fixture.ctx.db
      .selectFrom('uploads')
      .select('delete_after')
      .where('upload_id', 'in', [request.photo_upload_id, request.video_upload_id])
      .execute()
    const at = new Date(fixture.clock.now().getTime() + 90 * 86_400_000)
    expect(files).toEqual([{ delete_after: at }, { delete_after: at }])
  })
})
