import { type Insertable, type Kysely, sql } from 'kysely'
import type { AllTables } from '../database/all-tables.ts'

type Offer = Insertable<AllTables['activities']>

interface CatalogueGame {
  readonly gid: string
  readonly name: Readonly<Record<string, string>>
}

const texts = (zh: string, en: string) => JSON.stringify({ 'zh-TW': zh, en })

/** What every leaderboard of one game has in common; the prizes are smaller than those of all games together. */
const RULE = {
  period: 'daily',
  measure: 'best_multiplier',
  least_stake: '10',
  least_rounds: 20,
  prizes: [{ amount: '88' }, { amount: '58' }, { amount: '28' }],
}
/** Behind the other offers. */
const FIRST_SORT = 20

/** The daily leaderboard of one game. */
function dailyBestOf({ gid, name }: CatalogueGame, place: number, now: Date): Offer {
  const [zh = gid, en = gid] = [name['zh-TW'], name.en]
  return {
    type_id: 'leaderboards',
    art: 'rank',
    href: null,
    title: texts(`《${zh}》每日倍數王`, `${en}: Daily Multiplier King`),
    summary: texts(
      `《${zh}》單局最高倍數前 3 名，每天重新計算。`,
      `The top 3 single-round multipliers of ${en} each day. A new board every day.`,
    ),
    content: texts(
      `依當日在《${zh}》的單局最高倍數排名，與投注大小無關：投注滿 10 元的局就列入計算。`,
      `You’re ranked by your best single-round multiplier in ${en} that day, whatever you stake. Any bet of 10 TWD or more counts.`,
    ),
    time_type: 'from_now_until_official_end',
    start_time: now,
    end_time: null,
    mode: 'leaderboard',
    leaderboard: JSON.stringify({ ...RULE, games: [gid] }),
    rule: '{}',
    bonus: null,
    wash_percent: 100,
    sort: FIRST_SORT + place,
    is_shown: true,
    closed_at: null,
  }
}

/** Adds a daily leaderboard for each game of the catalogue that never had one of its own. */
export async function addGameLeaderboards(db: Kysely<AllTables>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table activities in share row exclusive mode`.execute(trx)
    const games = await trx
      .selectFrom('games')
      .select(['gid', 'name'])
      .orderBy('sort')
      .orderBy('gid')
      .execute()
    const { rows } = await sql<{ gid: string }>`
      select distinct leaderboard -> 'games' ->> 0 as gid from activities
        where mode = 'leaderboard' and jsonb_array_length(leaderboard -> 'games') = 1`.execute(trx)
    const known = new Set(rows.map(({ gid }) => gid))
    const added = games.flatMap((game, place) => (known.has(game.gid) ? [] : [dailyBestOf(game, place, now)]))
    if (added.length > 0) await trx.insertInto('activities').values(added).execute()
  })
}
