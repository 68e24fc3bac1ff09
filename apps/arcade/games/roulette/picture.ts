import type { PictureTone, RoundPicture } from '../../src/pictures/round-picture.ts'
import type { RouletteView } from './schemas.ts'
import { colourOf, neighboursOf, type PocketColour } from './wheel.ts'

const TONES: Readonly<Record<PocketColour, PictureTone>> = { red: 'red', black: 'dark', green: 'green' }
const NEIGHBOURS = 2

/** The number that fell, between its neighbours on the wheel. */
export const roulettePicture = ({ number }: RouletteView): RoundPicture => ({
  shape: 'ball',
  rows: [
    {
      tiles: neighboursOf(number, NEIGHBOURS).map((pocket) => ({
        label: `${pocket}`,
        tone: TONES[colourOf(pocket)],
        isLit: pocket === number,
      })),
    },
  ],
})
