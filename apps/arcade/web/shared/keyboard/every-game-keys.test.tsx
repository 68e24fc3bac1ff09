import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as frontends from '../../../games/frontends.ts'
import * as modules from '../../../games/index.ts'
import type { GameModule } from '../../../src/games/game-module.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import { GameApp } from '../shell/game-app.tsx'
import { createModuleSession } from '../testing/create-module-session.ts'
import { createTestPage } from '../testing/create-test-page.ts'
import { snapshot, tableRound } from '../testing/fake-table.ts'
import { setUpFakeTable } from '../testing/set-up-fake-table.ts'

interface GameCase {
  readonly id: string
  readonly page: GamePage
  readonly module: GameModule
  /** `Space` or `Enter`. */
  readonly key: string
}

const games: readonly GameModule[] = Object.values(modules)
const loaded = await Promise.all(
  Object.values(frontends).map(async ({ id, loadPage }) => {
    const { page }: { page: GamePage } = await loadPage()
    const module = games.find((one) => one.id === id)
    if (module === undefined) throw new Error(`${id} has no module`)
    return { id, page, module }
  }),
)
const cases = loaded.flatMap(({ page, ...game }): GameCase[] =>
  Object.values(page.keys)
    .filter(({ keys }) => keys.includes('Space'))
    .flatMap(({ keys }) => keys.filter((key) => ['Space', 'Enter'].includes(key)))
    .map((key) => ({ ...game, page, key })),
)

/** The key that places a chip, in games that want one before a round; `on`: the spot that it is pressed on. */
const CHIP_KEYS: Readonly<Record<string, { readonly key: string; readonly on?: string }>> = {
  baccarat: { key: 'p' },
  blackjack: { key: 'ArrowDown' },
  roulette: { key: 's', on: '5 red' },
  'sic-bo': { key: 'b' },
}

const table = setUpFakeTable()

const press = (key: string) =>
  fireEvent.keyDown(document.body, key === 'Space' ? { code: key, key: ' ' } : { key })

function placeChip(id: string) {
  const chip = CHIP_KEYS[id]
  if (chip === undefined) return
  const { key, on } = chip
  fireEvent.keyDown(on === undefined ? document.body : screen.getByRole('button', { name: on }), { key })
}

it.each(cases)('$id: $key opens a round, and only one', async ({ id, page, module, key }) => {
  const { services, requestsOf } = createTestPage({
    openSession: () => ({ ...createModuleSession(module), balance: '100000.00' }),
    // The answer does not come: the round is opened, and nothing more.
    openRound: () => new Promise<never>(() => {}),
  })
  render(<GameApp page={page} services={services} />)
  await screen.findByRole('button', { name: 'Game menu' })
  if (module.rounds === 'shared') {
    await waitFor(() => expect(table.hasJoined('standard')).toBe(true))
    act(() => table.send(snapshot(tableRound('betting'))))
  }
  placeChip(id)
  press(key)
  await waitFor(() => expect(requestsOf('openRound')).toHaveLength(1))
  press(key)
  expect(requestsOf('openRound')).toHaveLength(1)
  const [request] = requestsOf('openRound') as readonly { readonly bet: unknown }[]
  expect(module.checkBet(module.schemas.bet.parse(request?.bet), module.tables[0])).toBeNull()
})
