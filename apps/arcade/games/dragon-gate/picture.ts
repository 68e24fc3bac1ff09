import type { RoundPicture } from '../../src/pictures/round-picture.ts'
import { type SlotPictureSign, slotPicture } from '../../src/pictures/slot-picture.ts'
import type { DragonGateView } from './schemas.ts'
import { LINES, type SlotSymbol } from './symbols.ts'

const SIGNS: Readonly<Record<SlotSymbol, SlotPictureSign>> = {
  dragon: { label: '龍', tone: 'gold' },
  gate: { label: '門', tone: 'red' },
  koi: { label: '鯉', tone: 'red' },
  coin: { label: '錢', tone: 'gold' },
  jade: { label: '玉', tone: 'green' },
  lotus: { label: '蓮', tone: 'blue' },
  ace: { label: 'A', tone: 'plain' },
  king: { label: 'K', tone: 'plain' },
  queen: { label: 'Q', tone: 'plain' },
  jack: { label: 'J', tone: 'plain' },
}

/** The paid spin as it landed, with the places of its line wins. */
export function dragonGatePicture({ spins }: DragonGateView): RoundPicture {
  const [paid] = spins
  if (paid === undefined) return { shape: 'tile', rows: [] }
  const wins = paid.line_wins.map(({ line, count }) => ({ rows: LINES[line] ?? [], count }))
  return slotPicture(paid.grid, SIGNS, wins)
}
