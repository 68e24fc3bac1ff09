import type { Spot } from '../../spots.ts'
import type { rouletteText } from '../../text.ts'

type Text = (typeof rouletteText)['en']

/** What a player calls a spot: `Split 1 2`, `2nd 12`, `Red`. */
export function spotName({ id, kind, numbers }: Spot, text: Text): string {
  if (kind === 'even') return text.evens[id as keyof Text['evens']]
  const part = /^(dozen|column)-(\d)$/.exec(id)
  if (part !== null) return part[1] === 'dozen' ? text.dozen(Number(part[2])) : text.column(Number(part[2]))
  return `${text.kinds[kind]} ${numbers.length === 6 ? `${numbers[0]}–${numbers[5]}` : numbers.join(' ')}`
}
