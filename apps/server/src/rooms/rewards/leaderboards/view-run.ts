import type { Locale } from '@gamehall/contract/constants'
import type {
  Leaderboard,
  LeaderboardMeasure,
  LeaderboardPlace,
  LeaderboardSelf,
  LeaderboardState,
} from '@gamehall/contract/rewards'
import { formatWireAmount, minor } from '@gamehall/money'
import { maskAccount, readAccountNames } from '../../account/index.ts'
import type { RewardsDb } from '../tables.ts'
import { formatPoints } from './format-points.ts'
import { countPrizes, prizeOfPlace } from './leaderboard-prizes.ts'
import type { PrizeRow } from './pay-prize.ts'
import { parseLeaderboardRule, type RunRow } from './run-queries.ts'
import { countRanked, placeOf, RELATED_ACCOUNT, readRanked } from './standings.ts'

/** The fewest places that a leaderboard shows. */
const SHOWN = 10

const RELATED: Readonly<Record<Locale, string>> = {
  'zh-TW': '與您共用裝置的另一個帳號名次較前，每人限領一份獎金。',
  en: 'Another account on your device ranks higher, and there’s one prize per person.',
}

export interface RunViewer {
  /** Null for a visitor. */
  readonly playerId: bigint | null
  readonly isTest: boolean
  readonly isOnBreak: boolean
  readonly locale: Locale
}

export function stateOfRun({ state, ends_at }: RunRow, now: Date): LeaderboardState {
  if (state === 'open') return ends_at > now ? 'running' : 'counting'
  return state === 'frozen' ? 'review' : state
}

/** A run's standings in wire format: the top places, and the viewer's own. */
export async function viewStandings(
  db: RewardsDb,
  run: RunRow,
  viewer: RunViewer,
): Promise<Pick<Leaderboard, 'players' | 'top' | 'me'>> {
  if (run.state === 'cancelled') return { players: 0, top: [], me: null }
  const rule = parseLeaderboardRule(run.rule)
  const rows = await readRanked(db, run, { offset: 0, limit: Math.max(SHOWN, countPrizes(rule)) })
  const names = await readAccountNames(
    db,
    rows.map(({ player_id }) => player_id),
  )
  const prizes = await db
    .selectFrom('leaderboard_prizes')
    .selectAll()
    .where('run_id', '=', run.run_id)
    .execute()
  const top = rows.map(
    ({ player_id, points }, index): LeaderboardPlace => ({
      place: index + 1,
      name: maskAccount(names.get(player_id) ?? ''),
      is_me: player_id === viewer.playerId,
      points: formatPoints(rule.measure, points),
      prize: prizeText(run, index + 1, prizes),
    }),
  )
  return { players: await countRanked(db, run), top, me: await viewSelf(db, run, viewer, prizes) }
}

/** What a place is worth; in a settled run, what it got. */
function prizeText(run: RunRow, place: number, prizes: readonly PrizeRow[]): string | null {
  const given = prizes.find((prize) => prize.place === place && prize.state !== 'refused')?.amount_minor
  const amount = run.state === 'settled' ? given : prizeOfPlace(parseLeaderboardRule(run.rule), place)
  return amount == null ? null : formatWireAmount(minor(amount), 'TWD')
}

async function viewSelf(
  db: RewardsDb,
  run: RunRow,
  viewer: RunViewer,
  prizes: readonly PrizeRow[],
): Promise<LeaderboardSelf | null> {
  const { playerId, locale } = viewer
  if (playerId === null) return null
  const { measure, least_rounds } = parseLeaderboardRule(run.rule)
  const score = await db
    .selectFrom('leaderboard_scores')
    .selectAll()
    .where('run_id', '=', run.run_id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const unplayed = viewUnplayed(measure, viewer)
  if (score === undefined) return unplayed
  const unranked = { ...unplayed, points: formatPoints(measure, score.points), rounds: score.rounds }
  if (score.disqualified !== null) {
    const reason = score.disqualified === RELATED_ACCOUNT ? RELATED[locale] : score.disqualified
    return { ...unranked, status: 'disqualified', reason }
  }
  if (score.points === 0n || score.rounds < least_rounds) return { ...unranked, status: 'below' }
  const place = await placeOf(db, run, score)
  const [ahead] = place === 1 ? [] : await readRanked(db, run, { offset: place - 2, limit: 1 })
  const prize = prizes.find(({ player_id }) => player_id === playerId)
  return {
    ...unranked,
    status: 'ranked',
    place,
    next:
      ahead === undefined
        ? null
        : { place: place - 1, points: formatPoints(measure, maxOf(ahead.points - score.points)) },
    prize: prize ? { amount: formatWireAmount(minor(prize.amount_minor), 'TWD'), state: prize.state } : null,
  }
}

/** A player without counted rounds. */
export const viewUnplayed = (
  measure: LeaderboardMeasure,
  { isTest, isOnBreak }: RunViewer,
): LeaderboardSelf => ({
  status: isTest ? 'test_account' : 'none',
  place: null,
  points: formatPoints(measure, 0n),
  rounds: 0,
  next: null,
  prize: null,
  reason: null,
  is_on_break: isOnBreak,
})

/** The standings may move between two reads. */
const maxOf = (difference: bigint): bigint => (difference > 0n ? difference : 0n)
