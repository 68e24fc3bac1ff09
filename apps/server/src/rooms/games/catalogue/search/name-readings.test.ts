import { describe, expect, it } from 'vitest'
import { nameReadings } from './name-readings.ts'
import { pinyinToZhuyin } from './pinyin-to-zhuyin.ts'

describe('readings of a name', () => {
  it('are pinyin and zhuyin, in full and by initials', () => {
    expect(nameReadings('火箭')).toEqual(['huojian', 'hj', 'ㄏㄨㄛㄐㄧㄢ', 'ㄏㄐ'])
  })

  it('hold every reading of a character with several', () => {
    const readings = nameReadings('龍門寶藏')
    expect(readings).toContain('longmenbaozang')
    expect(readings).toContain('longmenbaocang')
    expect(readings).toContain('ㄌㄨㄥㄇㄣㄅㄠㄗㄤ')
    expect(readings).toContain('lmbz')
  })

  it('keep digits and letters in their place', () => {
    expect(nameReadings('21 點')).toContain('21dian')
    expect(nameReadings('霓虹 777')).toContain('nihong777')
  })

  it('are few, however many readings the characters have', () => {
    expect(nameReadings('百家樂百家樂百家樂').length).toBeLessThanOrEqual(48)
  })

  it('are empty without Chinese characters', () => {
    expect(nameReadings('Gem Mines')).toEqual([])
  })
})

it.each([
  ['zhi', 'ㄓ'],
  ['shi', 'ㄕ'],
  ['zi', 'ㄗ'],
  ['ri', 'ㄖ'],
  ['ji', 'ㄐㄧ'],
  ['ju', 'ㄐㄩ'],
  ['xue', 'ㄒㄩㄝ'],
  ['quan', 'ㄑㄩㄢ'],
  ['lü', 'ㄌㄩ'],
  ['lun', 'ㄌㄨㄣ'],
  ['long', 'ㄌㄨㄥ'],
  ['weng', 'ㄨㄥ'],
  ['yong', 'ㄩㄥ'],
  ['xiong', 'ㄒㄩㄥ'],
  ['you', 'ㄧㄡ'],
  ['jiu', 'ㄐㄧㄡ'],
  ['gui', 'ㄍㄨㄟ'],
  ['er', 'ㄦ'],
  ['an', 'ㄢ'],
  ['yuan', 'ㄩㄢ'],
  ['777', null],
])('writes %s as %s', (syllable, zhuyin) => {
  expect(pinyinToZhuyin(syllable)).toBe(zhuyin)
})
