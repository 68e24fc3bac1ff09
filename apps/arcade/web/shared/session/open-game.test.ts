import { expect, it } from 'vitest'
import { testPage, testSession } from '../testing/test-page.ts'
import { openGame } from './open-game.ts'
import { createSessionMemory } from './session-memory.ts'

it('exchanges the launch token, stores the session token and removes the launch token from the URL', async () => {
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

it('resumes the stored session after a reload', async () => {
  const { tools, requestsOf } = testPage({ resumeSession: () => testSession({}) })
  tools.memory.write('kept')
  expect((await openGame({ ...tools, launchToken: '' })).ok).toBe(true)
  expect(requestsOf('openSession')).toEqual([])
})

it('makes no call without any token', async () => {
  const { tools, calls } = testPage({})
  const result = await openGame({ ...tools, launchToken: '' })
  expect(result).toEqual({ ok: false, fault: { kind: 'refused', code: 'SESSION_EXPIRED' } })
  expect(calls).toEqual([])
})

it('deletes a refused session token but keeps it on a network error', async () => {
  const lost = testPage({ resumeSession: () => ({ kind: 'unreachable' }) })
  lost.tools.memory.write('kept')
  await openGame({ ...lost.tools, launchToken: '' })
  expect(lost.tools.memory.read()).toBe('kept')
  const refused = testPage({ resumeSession: () => ({ kind: 'refused', code: 'SESSION_REPLACED' }) })
  refused.tools.memory.write('kept')
  await openGame({ ...refused.tools, launchToken: '' })
  expect(refused.tools.memory.read()).toBeNull()
})

it('stores nothing when the browser denies storage', async () => {
  const memory = createSessionMemory('mines', () => {
    throw new Error('denied')
  })
  expect(memory.read()).toBeNull()
  expect(memory.write('token')).toBe(false)
})
