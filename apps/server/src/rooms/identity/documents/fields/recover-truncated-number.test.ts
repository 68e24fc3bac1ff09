import { expect, it } from 'vitest'
import { layLine } from '../lines/laid-line.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { recoverTruncatedNumber } from './recover-truncated-number.ts'

const picture = { data: new Uint8Array(900 * 200).fill(255), width: 900, height: 200 }
const row = (text: string) =>
  layLine(scannedLine(text, [300, 80, 300 + 30 * text.length, 120]), (point) => point)
const specOf = (side: 'id_front' | 'resident_reverse' | 'passport', field: string) => {
  const spec = SIDES[side].fields.find((one) => one.field === field)
  if (spec === undefined) throw new Error(field)
  return spec
}
/** A reader that reads one text after another. */
const reads = (...texts: string[]) => {
  const left = [...texts]
  return {
    readLine: async () => {
      const text = left.shift() ?? ''
      const letters = [...text].map((one, at) => ({
        text: one,
        confidence: 0.9,
        at: (at + 0.5) / text.length,
      }))
      return { text, letters, confidence: 0.9 }
    },
  }
}
const recover = (text: string, field: ReturnType<typeof specOf>, ...texts: string[]) =>
  recoverTruncatedNumber(
    reads(...texts),
    { picture, even: picture },
    { spec: field, rows: [row(text)] },
    AbortSignal.timeout(1000),
  )

it('reads the end of a card number that the scan found too short', async () => {
  const card = specOf('resident_reverse', 'card_number')
  const found = await recover('48157209', card, '4815720936')
  expect(found?.text).toBe('4815720936')
  expect(found?.corners[1].x).toBeGreaterThan(300 + 9.5 * 30)
})

it('reads its beginning, or both ends', async () => {
  const card = specOf('resident_reverse', 'card_number')
  expect((await recover('815720936', card, '815720936', '4815720936'))?.text).toBe('4815720936')
  expect((await recover('15720936', card, '15720936', '15720936', '4815720936'))?.text).toBe('4815720936')
})

it('takes a number of a person only with its check digit', async () => {
  const number = specOf('id_front', 'id_number')
  expect((await recover('A12345678', number, 'A123456780'))?.text).toBeUndefined()
  expect((await recover('A12345678', number, 'A123456789'))?.text).toBe('A123456789')
})

it('takes nothing else that is read there, and no passport number', async () => {
  const card = specOf('resident_reverse', 'card_number')
  expect(await recover('48157209', card, '48157209號', '9948157209', '1234567890')).toMatchObject({
    text: '9948157209',
  })
  expect(await recover('48157209', card, '1234567890', '48157209', '4815720')).toBeNull()
  expect(await recover('48157209', specOf('passport', 'id_number'), '4815720936')).toBeNull()
})
