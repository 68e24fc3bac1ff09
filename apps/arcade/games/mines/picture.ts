import type { PictureTile, RoundPicture } from '../../src/pictures/round-picture.ts'
import { minesCount } from './names.ts'
import { MINES_TILES } from './rules.ts'
import type { MinesView } from './schemas.ts'

const SIDE = 5

const WORDS = {
  'zh-TW': {
    gems: (gems: number) => (gems === 0 ? '沒有挖到寶石' : `挖到 ${gems} 顆寶石`),
    hit: (row: number, column: number) => `在第 ${row} 列第 ${column} 格踩到地雷`,
    comma: '，',
  },
  en: {
    gems: (gems: number) => (gems === 0 ? 'no gem found' : gems === 1 ? '1 gem found' : `${gems} gems found`),
    hit: (row: number, column: number) => `hit a mine in row ${row}, column ${column}`,
    comma: ', ',
  },
} as const

/** The field: opened gems, the mine that was hit, and the other mines once the round is over. */
export function minesPicture(view: MinesView, language: 'zh-TW' | 'en'): RoundPicture {
  const { picks, hit_tile, mine_tiles } = view
  const tileAt = (tile: number): PictureTile => {
    if (tile === hit_tile) return { label: '✕', tone: 'red', isLit: true }
    if (picks.includes(tile)) return { label: '◆', tone: 'green', isLit: true }
    if (mine_tiles?.includes(tile)) return { label: '●', tone: 'dark' }
    return { label: '', tone: 'plain' }
  }
  const tiles = Array.from({ length: MINES_TILES }, (_, tile) => tileAt(tile))
  return {
    shape: 'tile',
    rows: Array.from({ length: SIDE }, (_, row) => ({ tiles: tiles.slice(row * SIDE, (row + 1) * SIDE) })),
    text: wordsOf(view, language),
  }
}

/** The numbers of mines and gems, and where a mine was hit. */
function wordsOf({ mines, picks, hit_tile }: MinesView, language: 'zh-TW' | 'en'): string {
  const words = WORDS[language]
  const said = [minesCount[language](mines), words.gems(picks.filter((tile) => tile !== hit_tile).length)]
  if (hit_tile !== null) said.push(words.hit(Math.floor(hit_tile / SIDE) + 1, (hit_tile % SIDE) + 1))
  return said.join(words.comma)
}
