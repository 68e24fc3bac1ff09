import { describe, expect, it } from 'vitest'
import { drawTextStrip } from '../testing/draw-text-strip.ts'
import { verifyShapes } from './verify-shapes.ts'

const sure = (value: string) => ({ value, confidence: 0.95 })

describe('an address as the engines read it', () => {
  it('stays certain where its letters look like it and its road is listed', async () => {
    const text = '臺中市西區公益路十號'
    expect(verifyShapes(await drawTextStrip(text, text), sure(text))).toEqual(sure(text))
  })

  it('is mended and doubted where a letter looks like another one', async () => {
    const strip = await drawTextStrip('臺中市西區公益路十號', '臺中市西區公盆路十號')
    expect(verifyShapes(strip, sure('臺中市西區公盆路十號'))).toEqual({
      value: '臺中市西區公益路十號',
      confidence: 0.8,
    })
    const other = await drawTextStrip('臺中市東區建國路十號', '臺中市東區殘國路十號')
    expect(verifyShapes(other, sure('臺中市東區殘國路十號')).value).toBe('臺中市東區建國路十號')
  })

  it('is doubted where its road is not listed, and stays as it was read', async () => {
    const text = '臺中市西區埤腳路十號'
    expect(verifyShapes(await drawTextStrip(text, text), sure(text))).toEqual({
      value: text,
      confidence: 0.8,
    })
  })
})
