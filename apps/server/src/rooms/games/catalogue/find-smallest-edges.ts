import type { GameCategory } from '@gamehall/contract/games'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

export interface HouseEdge {
  readonly category: GameCategory
  readonly gid: string
  /** 100 % less the declared return, rounded down. */
  readonly basisPoints: bigint
}

/**
 * The game with the smallest house edge in each category, by the returns that the catalogue declares; closed games count, too. A
 * category whose games declare none is missing.
 */
export async function findSmallestEdges(db: Db): Promise<readonly HouseEdge[]> {
  const { rows } = await sql<HouseEdge>`
    select distinct on (category) category, gid, floor((100 - rtp::numeric) * 100)::bigint as "basisPoints" from games
      where rtp ~ '^\\d+(\\.\\d+)?$' order by category, rtp::numeric desc, gid`.execute(db)
  return rows
}
