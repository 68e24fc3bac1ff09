import { hasHan, syllablesOf } from './pinyin-syllables.ts'
import { pinyinToZhuyin } from './pinyin-to-zhuyin.ts'

/** A character may have several readings; a name's readings are at most this many combinations. */
const MAX_COMBINATIONS = 12

/**
 * How a name is typed by its sound: pinyin and zhuyin without tones and spaces, in full and by initials. Other characters stay
 * (`21 點` → `21dian`). Empty for a name without Chinese characters.
 */
export function nameReadings(name: string): readonly string[] {
  if (!hasHan(name)) return []
  const combinations = combine([...name.toLowerCase()].filter((char) => char.trim() !== '').map(syllablesOf))
  return [...new Set(combinations.flatMap(spellings))]
}

function combine(choices: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return choices.reduce<readonly (readonly string[])[]>(
    (found, syllables) =>
      found
        .flatMap((before) => syllables.map((syllable) => [...before, syllable]))
        .slice(0, MAX_COMBINATIONS),
    [[]],
  )
}

function spellings(syllables: readonly string[]): readonly string[] {
  const sounds = syllables.map(
    (syllable) => (/^[a-zü]{2,}$/.test(syllable) ? pinyinToZhuyin(syllable) : null) ?? syllable,
  )
  const initials = (parts: readonly string[]) => parts.map((part) => part[0] ?? '').join('')
  return [syllables.join(''), initials(syllables), sounds.join(''), initials(sounds)]
}
