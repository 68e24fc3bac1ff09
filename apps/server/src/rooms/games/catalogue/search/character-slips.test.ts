import { describe, expect, it } from 'vitest'
import { characterSlips } from './character-slips.ts'

describe('the characters that may be typed for those of a name', () => {
  const { simplified, homophones } = characterSlips(['龍門寶藏', '21 點', 'Dragon Gate'])
  const alike = (a: string, b: string) => homophones.some((group) => group.includes(a) && group.includes(b))

  it('are the simplified ones', () => {
    expect(simplified).toMatchObject({ 龙: '龍', 门: '門', 宝: '寶', 点: '點' })
  })

  it('are those of the same sound, whatever their tone, in every reading', () => {
    expect(alike('隆', '龍')).toBe(true)
    expect(alike('們', '門')).toBe(true)
    expect(alike('葬', '藏')).toBe(true)
    expect(alike('蒼', '藏')).toBe(true)
    expect(alike('典', '點')).toBe(true)
    expect(alike('龍', '門')).toBe(false)
  })

  it('are few: only those of the sounds that the names have', () => {
    expect(homophones).toHaveLength(6)
    expect(Object.values(simplified).every((char) => '龍門寶藏點'.includes(char))).toBe(true)
  })

  it('are none for a character that a name has itself', () => {
    expect(characterSlips(['台', '臺']).simplified).not.toHaveProperty('台')
  })
})
