import { pinyin } from 'pinyin-pro'

const HAS_HAN = /\p{Script=Han}/u

export const hasHan = (text: string): boolean => HAS_HAN.test(text)

/** Every reading of a Chinese character in pinyin without tone; another character is its own. */
export function syllablesOf(char: string): readonly string[] {
  if (!hasHan(char)) return [char]
  return [...new Set(pinyin(char, { multiple: true, type: 'array', toneType: 'none' }))]
}
