import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createTesseractReader, type TextReader } from '../../../../providers/ocr/index.ts'
import { type BankCardFixture, createBankCardFixture } from '../testing/bank-card-fixture.ts'
import { recognizeBankCard } from './recognize-bank-card.ts'
import { type CardPhotoOptions, createCardPhoto } from './testing/create-card-photo.ts'

const errors: unknown[] = []
const tesseract = createTesseractReader({ onError: (error) => errors.push(error) })
let fixture: BankCardFixture
beforeAll(async () => {
  fixture = await createBankCardFixture({ ocr: tesseract })
})
afterAll(async () => {
  await fixture.close()
  expect(errors).toEqual([])
})

async function recognize(photo: Buffer, ocr: TextReader = tesseract) {
  const { caller } = await fixture.newPlayer(null)
  const upload_id = await fixture.upload(caller, 'bank_card_photo', photo)
  const ctx = { ...fixture.ctx, providers: { ...fixture.ctx.providers, ocr } }
  return recognizeBankCard(ctx, { upload_id }, caller)
}

const blue: CardPhotoOptions = {
  number: '4556 7375 8689 9855',
  bank: 'CTBC BANK',
  colors: ['#1f5fa8', '#0a2a55'],
  ink: '#ffffff',
}
const asRead = { bank_num: '4556737586899855', bank_code: '822', is_checked: true }

describe('a photo of a card', () => {
  it.each<[string, CardPhotoOptions, object]>([
    ['light print on dark', blue, asRead],
    ['tilted', { ...blue, tiltDegrees: 4 }, asRead],
    ['soft', { ...blue, blur: 2.5 }, asRead],
    ['lying on its side', { ...blue, turnDegrees: 90 }, asRead],
    [
      'dark print on light',
      {
        number: '5425 2334 3010 9903',
        bank: 'E.SUN BANK',
        colors: ['#f4f0e6', '#c9bfa5'],
        ink: '#333333',
        font: 'DejaVu Sans',
      },
      { bank_num: '5425233430109903', bank_code: '808', is_checked: true },
    ],
    [
      'light print on a card that fades from dark to light',
      {
        number: '3566 0020 2036 0505',
        bank: 'TAISHIN INTERNATIONAL',
        colors: ['#1b7f4d', '#8fc25a'],
        ink: '#f7f7f7',
      },
      { bank_num: '3566002020360505', bank_code: '812', is_checked: true },
    ],
    [
      'an account number behind the bank’s code',
      {
        number: '013-0123 4567 8901',
        bank: 'Cathay United Bank',
        colors: ['#7a1f2a', '#d96b50'],
        ink: '#f3e3b0',
      },
      { bank_num: '012345678901', bank_code: '013', is_checked: false },
    ],
  ])('is recognized: %s', async (_what, card, expected) => {
    expect(await recognize(await createCardPhoto(card))).toMatchObject({ ok: true, data: expected })
  })

  it('with an invalid check digit gives the bank and no number', async () => {
    const read = await recognize(await createCardPhoto({ ...blue, number: '4556 7375 8689 9856' }))
    expect(read).toEqual({
      ok: true,
      data: { bank_num: null, bank_code: '822', is_checked: false, confidence: 0 },
    })
  })

  it('without a card gives nothing', async () => {
    const table = await sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: '#6b5a48',
        noise: { type: 'gaussian', mean: 110, sigma: 8 },
      },
    })
      .blur(6)
      .jpeg()
      .toBuffer()
    expect(await recognize(table)).toEqual({
      ok: true,
      data: { bank_num: null, bank_code: null, is_checked: false, confidence: 0 },
    })
  })
})

test('400 for a photo that is not the player’s own card photo', async () => {
  const [player, other] = [await fixture.newPlayer(null), await fixture.newPlayer(null)]
  const photo = await fixture.upload(player.caller, 'bank_card_photo')
  const film = await fixture.upload(player.caller, 'bank_card_video')
  for (const [upload_id, caller] of [
    [photo, other.caller],
    [film, player.caller],
    ['nothing', player.caller],
  ] as const) {
    expect(await recognizeBankCard(fixture.ctx, { upload_id }, caller)).toMatchObject({
      code: 400,
      fields: [{ field: 'upload_id', rule: 'upload_unknown' }],
    })
  }
})

test('10324 when OCR is busy or does not answer', async () => {
  const photo = await createCardPhoto(blue)
  expect(await recognize(photo, { readLines: async () => null })).toMatchObject({ code: 10324 })
})

test('answers what was recognized before the timeout', async () => {
  let readings = 0
  const slow: TextReader = {
    async readLines() {
      readings += 1
      const box = { left: 0, top: 0, right: 1, bottom: 1 }
      return readings === 1 ? [{ text: 'CTBC BANK', confidence: 0.9, box, letters: [] }] : null
    },
  }
  expect(await recognize(await createCardPhoto(blue), slow)).toMatchObject({
    data: { bank_num: null, bank_code: '822' },
  })
})
