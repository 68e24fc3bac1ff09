import { describe, expect, it } from 'vitest'
import { drawTextStrip } from '../testing/draw-text-strip.ts'
import { matchListedValue } from './match-listed-value.ts'
import { recoverMissingLetters } from './recover-missing-letters.ts'

const STATUSES = ['役畢', '免役', '替役', '除役']

describe('a value of a list', () => {
  it('is recognized by the shapes of its letters where the engines lost one, and marked as uncertain', async () => {
    const strip = await drawTextStrip('役畢', '役')
    expect(matchListedValue(strip, { value: '役', confidence: 0.9 }, STATUSES)).toEqual({
      value: '役畢',
      confidence: 0.8,
    })
    const other = await drawTextStrip('免役', '役')
    expect(matchListedValue(other, { value: '役', confidence: 0.9 }, STATUSES)?.value).toBe('免役')
  })

  it('stays as it was read where the list has it', async () => {
    const strip = await drawTextStrip('免役', '免役')
    const read = { value: '免役', confidence: 0.95 }
    expect(matchListedValue(strip, read, STATUSES)).toBe(read)
  })

  it('is none of a list that it does not look like', async () => {
    const strip = await drawTextStrip('高雄', '')
    expect(matchListedValue(strip, null, STATUSES)).toBeNull()
  })
})

describe('letters that the scan passed over', () => {
  it('are filled in where there is room for them', async () => {
    const strip = await drawTextStrip('臺中市塗城里民族路', '臺中市 城里 族路')
    const filled = recoverMissingLetters(strip).scanned
    expect(filled.text).toBe('臺中市塗城里民族路')
    expect(filled.letters.filter(({ confidence }) => confidence === 0).map(({ text }) => text)).toEqual([
      '塗',
      '民',
    ])
  })

  it('a text without gaps stays', async () => {
    const strip = await drawTextStrip('臺中市城里路', '臺中市城里路')
    expect(recoverMissingLetters(strip)).toBe(strip)
  })
})
