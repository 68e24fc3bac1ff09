import { expect, it } from 'vitest'
import { testPage, testSession } from '../testing/test-page.ts'
import { openGame } from './open-game.ts'
import { createSessionMemory } from './session-memory.ts'

it('exchanges the launch token, keeps the session and takes the token out of the address', async () => {
  const { tools, requestsOf } = testPage({ openSession: () => testSession({}) })
  let isForgotten = false
  const forgetLaunchToken = () => {
    isForgotten = true
  }
  expect((await openGame({ ...tools, launchToken: 'launch', forgetLaunchToken })).ok).toBe(true)
  expect(requestsOf('openSession')).toEqual([{ launch_token: 'launch' }])
  expect(tools.memory.read()).toBe('session-token')
  expect(isForgotten).toBe(true)
})

it('goes on with the kept session after a reload', async () => {
  const { tools, requestsOf } = testPage({ resumeSession: () => testSession({}) })
  tools.memory.write('kept')
  expect((await openGame({ ...tools, launchToken: '' })).ok).toBe(true)
  expect(requestsOf('openSession')).toEqual([])
})

it('asks nothing when there is nothing to ask with', async () => {
  const { tools, calls } = testPage({})
  const result = await openGame({ ...tools, launchToken: '' })
  expect(result).toEqual({ ok: false, fault: { kind: 'refused', code: 'SESSION_EXPIRED' } })
  expect(calls).toEqual([])
})

it('forgets a session that was refused, but not one the network lost', async () => {
  const lost = testPage({ resumeSession: () => ({ kind: 'unreachable' }) })
  lost.tools.memory.write('kept')
  await openGame({ ...lost.tools, launchToken: '' })
  expect(lost.tools.memory.read()).toBe('kept')
  const refused = testPage({ resumeSession: () => ({ kind: 'refused', code: 'SESSION_REPLACED' }) })
  refused.tools.memory.write('kept')
  await openGame({ ...refused.tools, launchToken: '' })
  expect(refused.tools.memory.read()).toBeNull()
})

it('keeps the launch token in the address where the browser gives no storage', async () => {
  const memory = createSessionMemory('mines', () => {
    throw new Error('denied')
  })
  expect(memory.read()).toBeNull()
  expect(memory.write('token')).toBe(false)
})
