import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createTestPage, createTestSession, testGamePage } from '../testing/create-test-page.ts'
import { GameApp } from './game-app.tsx'

function open(page: ReturnType<typeof createTestPage>) {
  render(<GameApp page={testGamePage} services={page.services} />)
}

it('sends ready, balance and sound to the parent page once the session is open', async () => {
  const page = createTestPage({ openSession: () => createTestSession({}) })
  open(page)
  expect(await screen.findByText('playing')).toBeTruthy()
  await waitFor(() =>
    expect(page.sentMessages).toEqual([
      { type: 'ready', game: 'a-game', mode: 'real', exit: true },
      { type: 'balance', balance: '100.00', currency: 'TWD', mode: 'real' },
      { type: 'sound', on: false },
    ]),
  )
})

it('says when the player turns its sound on', async () => {
  const page = createTestPage({ openSession: () => createTestSession({}) })
  open(page)
  fireEvent.click(await screen.findByRole('button', { name: 'Turn sound on' }))
  await waitFor(() => expect(page.sentMessages.at(-1)).toEqual({ type: 'sound', on: true }))
})

it('reports an expired session and offers the way back to the lobby', async () => {
  const page = createTestPage({}, '')
  open(page)
  expect((await screen.findByRole('alert')).textContent).toContain('Your session has expired')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back to the lobby' }))
  expect(page.sentMessages).toEqual([{ type: 'error', code: 'SESSION_EXPIRED' }, { type: 'close' }])
})

it('offers a retry after a lost connection', async () => {
  let asked = 0
  const page = createTestPage({
    openSession: () => {
      asked += 1
      return asked === 1 ? { kind: 'unreachable' } : createTestSession({})
    },
  })
  open(page)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('playing')).toBeTruthy()
})

it('takes the session that is being opened already, and opens another one itself only for a retry', async () => {
  const page = createTestPage({ openSession: () => createTestSession({}) })
  const opening = Promise.resolve({ ok: false, fault: { kind: 'unreachable' } } as const)
  render(<GameApp page={testGamePage} services={page.services} opening={opening} />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(page.requestsOf('openSession')).toEqual([])
  fireEvent.click(retry)
  expect(await screen.findByText('playing')).toBeTruthy()
  expect(page.requestsOf('openSession')).toHaveLength(1)
})
