import { pinyin } from 'pinyin-pro'
import { traditionalForms } from '../../../../platform/text/simplified-forms.ts'
import { commonCharacters } from './common-characters.ts'
import { hasHan, syllablesOf } from './pinyin-syllables.ts'

interface CharacterSlips {
  readonly simplified: Record<string, string>
  readonly homophones: string[]
}

/** The common characters by their reading in pinyin without tone; made once, in some 30 ms. */
let bySound: ReadonlyMap<string, readonly string[]> | undefined

/** Those of the latest names: a catalogue hardly changes. */
let latest: { readonly names: string; readonly slips: CharacterSlips } | undefined

/** The other characters that a player may type for those of the names: simplified ones, and those of the same sound. */
export function characterSlips(names: readonly string[]): CharacterSlips {
  const all = names.join(' ')
  if (latest?.names !== all) latest = { names: all, slips: findSlips(all) }
  return latest.slips
}

function findSlips(names: string): CharacterSlips {
  bySound ??= groupBySound(commonCharacters())
  const used = new Set([...names].filter(hasHan))
  const sounds = new Map<string, Set<string>>()
  for (const char of used)
    for (const sound of syllablesOf(char)) sounds.set(sound, (sounds.get(sound) ?? new Set()).add(char))
  const simplified = [...bySound.values()].flat().flatMap((char) => {
    const [meant] = used.has(char) ? [] : traditionalForms(char).filter((form) => used.has(form))
    return meant === undefined ? [] : [[char, meant] as const]
  })
  return {
    simplified: Object.fromEntries(simplified),
    homophones: [...sounds].map(([sound, chars]) =>
      [...new Set([...chars, ...(bySound?.get(sound) ?? [])])].join(''),
    ),
  }
}

function groupBySound(chars: readonly string[]): ReadonlyMap<string, readonly string[]> {
  // Spaces keep the characters from being read as words.
  const sounds = pinyin(chars.join(' '), { type: 'array', toneType: 'none', nonZh: 'removed' })
  return Map.groupBy(chars, (char, at) => sounds[at] ?? char)
}
