import { validateIdNumber } from '@gamehall/contract/identity'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  drawDocument,
  generateIdCard,
  generatePassport,
  generateResident,
  photographDocument,
} from './index.ts'
import { mrzLines } from './mrz-lines.ts'

describe('generated documents', () => {
  it('have valid check digits', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      expect(validateIdNumber(1, generateIdCard(seed).id_number)).toBeNull()
      expect(validateIdNumber(2, generateResident(seed).id_number)).toBeNull()
      for (const line of mrzLines(generatePassport(seed))) expect(line).toHaveLength(44)
    }
  })

  it('have the check digits of the ICAO 9303 specimen', () => {
    const specimen = {
      surname: 'ERIKSSON',
      givenNames: 'ANNA MARIA',
      chineseName: '',
      id_number: 'L898902C3',
      personalNumber: 'ZE184226B',
      country: 'UTO',
      gender: '2',
      birth_date: '1974-08-12',
      issue_date: '2007-04-16',
      expiry_date: '2012-04-15',
      birthplace: 'ZENITH',
    } as const
    expect(mrzLines(specimen)).toEqual([
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
    ])
  })

  it('are deterministic per seed and include a portrait', async () => {
    const card = { kind: 'id_front', data: generateIdCard(1), seed: 1 } as const
    const red = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()
    const [one, two, other] = await Promise.all([
      drawDocument(card),
      drawDocument(card),
      drawDocument({ ...card, portrait: red }),
    ])
    expect(one.equals(two)).toBe(true)
    const { data } = await sharp(other)
      .extract({ left: 1300, top: 400, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data]).toEqual([255, 0, 0])
  })

  it('are photographed as placed', async () => {
    const card = await drawDocument({ kind: 'id_reverse', data: generateIdCard(2), seed: 2 })
    const photo = await photographDocument(card, { seed: 2, width: 400, fill: 0.6, light: 0.5 })
    const { info, data } = await sharp(photo).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 400 })
    const middle = data[Math.floor(info.height / 2) * 400 + 200] ?? 0
    expect(middle).toBeGreaterThan(60)
    expect(middle).toBeLessThan(140)
  })
})
