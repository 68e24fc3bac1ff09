import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as frontends from '../../../games/frontends.ts'
import * as modules from '../../../games/index.ts'
import type { GameModule } from '../../../src/games/game-module.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { GameTypes } from '../frontend/game-types.ts'
import { PageLanguage } from '../i18n/page-language.tsx'
import type { GameController } from '../rounds/game-controller.ts'
import { type GameKit, GameKitContext } from '../shell/game-kit.ts'
import { createModuleSession } from '../testing/create-module-session.ts'
import { InfoPage } from './info-page.tsx'

const games: readonly GameModule[] = Object.values(modules)

/** Shows the info page of a game; returns its text and the rows of its bet limits. */
async function showInfo(id: string, language: 'zh-TW' | 'en') {
  const frontend = Object.values(frontends).find((one) => one.id === id)
  const found = games.find((one) => one.id === id)
  if (frontend === undefined || found === undefined) throw new Error(`no ${id}`)
  const { page }: { page: GamePage } = await frontend.loadPage()
  const session = createModuleSession(found)
  const game = { draft: page.createDraft(session, null), round: null } as GameController<GameTypes>
  const { Info } = page
  const { container } = render(
    <PageLanguage language={language}>
      {/* The info pages use nothing else of the kit. */}
      <GameKitContext value={{ session } as GameKit}>
        <InfoPage facts={page.facts(game, session, language)} keys={page.keys} session={session}>
          <Info game={game} />
        </InfoPage>
      </GameKitContext>
    </PageLanguage>,
  )
  const title = language === 'en' ? 'Bet limits' : '投注限額'
  const section = screen.getByRole('heading', { name: title }).parentElement
  if (section === null) throw new Error('no limits')
  const rows = within(section)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
  return { rows, text: container.textContent ?? '' }
}

it.each([
  ['dragon-gate', ['Bet per round: 1–1,000', 'Maximum payout per round: 2,000,000']],
  ['neon-sevens', ['Bet per round: 1–1,000', 'Maximum payout per round: 104,000']],
  ['pearl-tide', ['Bet per round: 1–500', 'Maximum payout per round: 2,500,000']],
  ['mines', ['Bet per round: 10–5,000', 'Maximum payout per round: 2,000,000']],
  ['rocket-crash', ['Each bet: 1–5,000', 'Maximum payout per bet: 1,000,000']],
  ['plinko', ['Bet per ball: 1–1,000', 'Maximum total bet per round: 10,000']],
  ['blackjack', ['Bet per spot: 10–5,000']],
  ['roulette', ['Maximum total bet per round: 50,000']],
  ['sic-bo', ['Maximum total bet per round: 50,000']],
  [
    'baccarat',
    [
      'Maximum total bet per round: 100,000',
      'Maximum payout per round (Classic): 305,900',
      'Maximum payout per round (No commission): 347,400',
    ],
  ],
])('the info page of %s states its limits once', async (id, expected) => {
  const { rows, text } = await showInfo(id, 'en')
  expect(rows).toEqual(expected)
  for (const row of expected) {
    const [label = '', value = ''] = row.split(': ')
    expect(text.split(label), label).toHaveLength(2)
    if (!value.includes('–')) expect(text.split(value).length, value).toBeLessThanOrEqual(3)
  }
})

it('states the limits in Chinese', async () => {
  expect((await showInfo('plinko', 'zh-TW')).rows).toEqual(['每顆彈珠投注: 1–1,000', '單局投注上限: 10,000'])
})

it('states of Dragon Gate how often a round pays more than the bet', async () => {
  expect((await showInfo('dragon-gate', 'en')).text).toContain('Rounds that pay more than the bet15.15%')
})
