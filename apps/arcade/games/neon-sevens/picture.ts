import type { RoundPicture } from '../../src/pictures/round-picture.ts'
import { type SlotPictureSign, slotPicture } from '../../src/pictures/slot-picture.ts'
import type { NeonSevensView } from './schemas.ts'
import { LINES, type ReelSymbol } from './symbols.ts'

const SIGNS: Readonly<Record<ReelSymbol, SlotPictureSign>> = {
  lantern: { label: '燈', tone: 'gold' },
  seven: { label: '7', tone: 'red' },
  bar: { label: 'BAR', tone: 'dark' },
  bell: { label: '鈴', tone: 'gold' },
  melon: { label: '瓜', tone: 'green' },
  grape: { label: '葡', tone: 'blue' },
  orange: { label: '橘', tone: 'plain' },
  cherry: { label: '櫻', tone: 'red' },
}

/** The reels as they landed, with the places of the won lines. */
export const neonSevensPicture = ({ grid, line_wins }: NeonSevensView): RoundPicture =>
  slotPicture(
    grid,
    SIGNS,
    line_wins.map(({ line, count }) => ({ rows: LINES[line] ?? [], count })),
  )
