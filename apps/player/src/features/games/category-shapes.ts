import type { GameCategory } from '@gamehall/contract/games'
import { cards, crash, slots } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'

/** The icon of a category of games. */
export const categoryShapes: Readonly<Record<GameCategory, IconShape>> = {
  slots,
  tables: cards,
  instant: crash,
}
