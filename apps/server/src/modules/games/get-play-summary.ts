import type { getPlaySummary as call } from '@gamehall/contract/games'
import { formatWire, minor } from '@gamehall/money'
import { localized } from '../../core/localized.ts'
import { succeed } from '../../core/outcome.ts'
import { taiwanDay, taiwanDayStart } from '../../core/taiwan-time.ts'
import type { UseCase } from '../../http/route.ts'
import { type PlayedGame, readPlay } from './bets/play-by-day.ts'
import { readCatalogue } from './catalogue/hall-cache.ts'

const DAY_MS = 86_400_000
const GAMES_SHOWN = 5

/** The player’s settled bets of the last days: in total, by day, and for the five games with the highest stakes. */
export const getPlaySummary: UseCase<typeof call> = async (hall, { days }, { session, locale }) => {
  const now = hall.clock.now()
  const shown = Array.from({ length: days }, (_, i) =>
    taiwanDay(new Date(now.getTime() - (days - 1 - i) * DAY_MS)),
  )
  const from = taiwanDayStart(shown[0] ?? taiwanDay(now))
  const [rows, { games }] = await Promise.all([
    readPlay(hall.db, session.playerId, { from, to: now }),
    readCatalogue(hall),
  ])
  const gids = [...new Set(rows.map(({ gid }) => gid))]
  const nameOf = (gid: string) => {
    const game = games.find((known) => known.gid === gid)
    return game === undefined ? gid : localized(game.name, locale)
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

const staked = (rows: readonly PlayedGame[]): bigint => rows.reduce((sum, row) => sum + row.bet_minor, 0n)

function sumOf(rows: readonly PlayedGame[]) {
  const won = rows.reduce((sum, row) => sum + row.win_minor, 0n)
  return {
    bet_count: rows.reduce((sum, row) => sum + row.bets, 0),
    bet_amount: formatWire(minor(staked(rows)), 'TWD'),
    win_loss: formatWire(minor(won - staked(rows)), 'TWD'),
  }
}
