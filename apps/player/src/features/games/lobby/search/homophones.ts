/** For each character, the numbers of the sounds that it may have. */
export type CharacterSounds = ReadonlyMap<string, readonly number[]>

/** From groups of characters that sound alike; a character of several sounds is in several groups. */
export function readHomophones(groups: readonly string[]): CharacterSounds {
  const sounds = new Map<string, readonly number[]>()
  for (const [sound, group] of groups.entries())
    for (const char of group) sounds.set(char, [...(sounds.get(char) ?? []), sound])
  return sounds
}

/** Where in `text` something begins that sounds like `query`, counted in characters; -1 where nothing does. */
export function indexOfSound(text: string, query: string, sounds: CharacterSounds): number {
  const given = [...text]
  const wanted = [...query]
  const isAlike = (a: string, b: string | undefined) =>
    a === b || (b !== undefined && (sounds.get(a)?.some((sound) => sounds.get(b)?.includes(sound)) ?? false))
  return given.findIndex((_, start) => wanted.every((char, at) => isAlike(char, given[start + at])))
}
