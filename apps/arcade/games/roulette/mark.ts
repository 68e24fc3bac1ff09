import type { TableMark } from '../../src/games/game-module.ts'
import type { RouletteView } from './schemas.ts'
import { colourOf, type PocketColour } from './wheel.ts'

const TONES = { red: 'red', black: 'plain', green: 'green' } as const satisfies Record<
  PocketColour,
  TableMark['tone']
>

/** The number, in the colour of its pocket. */
export const rouletteMark = ({ number }: RouletteView): TableMark => ({
  label: { 'zh-TW': `${number}`, en: `${number}` },
  tone: TONES[colourOf(number)],
})
