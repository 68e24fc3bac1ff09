import { describe, expect, it } from 'vitest'
import * as frontends from '../../../games/frontends.ts'
import { classifyWireReturn, winTier } from '../celebration/classify-return.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import { testRound } from '../testing/create-test-page.ts'
import { recordShow } from '../testing/record-show.ts'

interface Recorded {
  readonly staked: string
  readonly paid: string
  readonly view: object
}

const files = import.meta.glob<readonly Recorded[]>('../../../../../docs/protocols/fairness/rounds/*.json', {
  eager: true,
  import: 'default',
})
/** Recorded rounds of a game as the page gets them, rare ones among them. */
const roundsOf = (id: string) =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`/${id}.json`))
    .flatMap(([, rounds]) => rounds)
    .map(({ staked, paid, view }) => ({ ...testRound, ...view, game: id, bet: staked, win: paid }))

/** The mood of a big win, in games that have one. */
const BIG_WIN_MOODS: Readonly<Record<string, string>> = {
  'dragon-gate': 'triumph',
  'neon-sevens': 'lights',
  'pearl-tide': 'treasure',
}

/** The cards of a shared table are felt as its components turn them, live and replayed alike. */
const FELT_AT_THE_TABLE = ['baccarat']

describe.each(Object.values(frontends))('the shows of $id', ({ id, loadPage }) => {
  it('sound and feel like a win when the round paid more than its stake, and never else', async () => {
    const { page }: { page: GamePage } = await loadPage()
    const kinds = new Set<string>()
    for (const round of roundsOf(id)) {
      const kind = classifyWireReturn(round.win, round.bet)
      kinds.add(kind)
      const { sounds, haptics } = await recordShow(page, round)
      const isHeard = sounds.includes('win') || sounds.includes('bigWin')
      expect({ isHeard, isFelt: haptics.includes('win') }, `${round.win} of ${round.bet}`).toEqual({
        isHeard: kind === 'win',
        isFelt: kind === 'win',
      })
    }
    expect(kinds.has('win') && kinds.size > 1).toBe(true)
  })

  it('have the music of a big win from ten times the stake, and never for less', async () => {
    const { page }: { page: GamePage } = await loadPage()
    const mood = BIG_WIN_MOODS[id]
    for (const round of roundsOf(id)) {
      const { moods } = await recordShow(page, round)
      const isBig = mood !== undefined && winTier(round.win, round.bet) !== null
      const isHeard = mood !== undefined && moods.includes(mood)
      expect(isHeard, `${round.win} of ${round.bet}`).toBe(isBig)
    }
  })

  it('are felt also where nothing is won', async () => {
    const { page }: { page: GamePage } = await loadPage()
    const lost = roundsOf(id).filter(({ win, bet }) => classifyWireReturn(win, bet) !== 'win')
    const shows = await Promise.all(lost.map((round) => recordShow(page, round)))
    expect(shows.some(({ haptics }) => haptics.length > 0)).toBe(!FELT_AT_THE_TABLE.includes(id))
  })
})
