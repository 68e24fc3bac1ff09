import type { getPlaySummary as call } from '@gamehall/contract/games'
import { formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import { type DailyGamePlay, readDailyPlay } from '../bets/read-daily-play.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext } from '../tables.ts'

const GAMES_SHOWN = 5

/** The player’s settled bets of the last days: in total, by day, and for the five games with the highest stakes. */
export const getPlaySummary: UseCase<typeof call, GamesContext> = async (
  ctx,
  { days },
  { session, locale },
) => {
  const now = ctx.clock.now()
  const shown = Array.from({ length: days }, (_, i) =>
    taiwanDay(new Date(now.getTime() - (days - 1 - i) * DAY_MS)),
  )
  const from = taiwanDayStart(shown[0] ?? taiwanDay(now))
  const [rows, { games }] = await Promise.all([
    readDailyPlay(ctx.db, session.playerId, { from, to: now }),
    readCatalogue(ctx),
  ])
  const gids = [...new Set(rows.map(({ gid }) => gid))]
  const nameOf = (gid: string) => {
    const game = games.find((known) => known.gid === gid)
    return game === undefined ? gid : localizeText(game.name, locale)
  }
  return succeed({
    total: sumOf(rows),
    days: shown.map((day) => ({ day, ...sumOf(rows.filter((row) => row.day === day)) })),
    games: gids
      .map((gid) => rows.filter((row) => row.gid === gid))
      .toSorted((a, b) => Number(staked(b) - staked(a)))
      .slice(0, GAMES_SHOWN)
      .map((ofGame) => ({
        gid: ofGame[0]?.gid ?? '',
        game_name: nameOf(ofGame[0]?.gid ?? ''),
        ...sumOf(ofGame),
      })),
  })
}

const staked = (rows: readonly DailyGamePlay[]): bigint => rows.reduce((sum, row) => sum + row.bet_minor, 0n)

function sumOf(rows: readonly DailyGamePlay[]) {
  const won = rows.reduce((sum, row) => sum + row.win_minor, 0n)
  return {
    bet_count: rows.reduce((sum, row) => sum + row.bets, 0),
    bet_amount: formatWireAmount(minor(staked(rows)), 'TWD'),
    win_loss: formatWireAmount(minor(won - staked(rows)), 'TWD'),
  }
}
