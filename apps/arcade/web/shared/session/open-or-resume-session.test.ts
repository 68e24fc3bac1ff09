import { expect, it } from 'vitest'
import { createTestPage, createTestSession, testFairness } from '../testing/create-test-page.ts'
import { openOrResumeSession } from './open-or-resume-session.ts'
import { createSessionTokenStorage } from './session-token-storage.ts'

it('exchanges the launch token, stores the session token and removes the launch token from the URL', async () => {
  const { services, requestsOf } = createTestPage({ openSession: () => createTestSession({}) })
  let isForgotten = false
  const removeLaunchToken = () => {
    isForgotten = true
  }
  expect((await openOrResumeSession({ ...services, launchToken: 'launch', removeLaunchToken })).ok).toBe(true)
  expect(requestsOf('openSession')).toEqual([{ launch_token: 'launch' }])
  expect(services.tokenStorage.read('')).toBe('session-token')
  expect(isForgotten).toBe(true)
})

it('resumes the stored session after a reload', async () => {
  const { services, requestsOf } = createTestPage({ resumeSession: () => createTestSession({}) })
  services.tokenStorage.write('kept', 'launch')
  expect((await openOrResumeSession({ ...services, launchToken: '' })).ok).toBe(true)
  expect(requestsOf('openSession')).toEqual([])
})

it('resumes the session that the launch token of the URL has opened, also once that token has expired', async () => {
  const { services, requestsOf } = createTestPage({ resumeSession: () => createTestSession({}) })
  services.tokenStorage.write('kept', 'launch')
  expect((await openOrResumeSession({ ...services, launchToken: 'launch' })).ok).toBe(true)
  expect(requestsOf('openSession')).toEqual([])
})

it('opens a session with a launch token other than the one of the stored session', async () => {
  const { services, requestsOf } = createTestPage({ openSession: () => createTestSession({}) })
  services.tokenStorage.write('kept', 'launch')
  expect((await openOrResumeSession({ ...services, launchToken: 'another' })).ok).toBe(true)
  expect(requestsOf('openSession')).toEqual([{ launch_token: 'another' }])
  expect(services.tokenStorage.read('another')).toBe('session-token')
  expect(services.tokenStorage.read('launch')).toBeNull()
})

it('makes no call without any token', async () => {
  const { services, calls } = createTestPage({})
  const result = await openOrResumeSession({ ...services, launchToken: '' })
  expect(result).toEqual({ ok: false, fault: { kind: 'refused', code: 'SESSION_EXPIRED' } })
  expect(calls).toEqual([])
})

it('deletes a refused session token but keeps it on a network error, and when it was asked too often', async () => {
  for (const fault of [{ kind: 'unreachable' }, { kind: 'refused', code: 'TOO_FAST' }] as const) {
    const lost = createTestPage({ resumeSession: () => fault })
    lost.services.tokenStorage.write('kept', 'launch')
    await openOrResumeSession({ ...lost.services, launchToken: '' })
    expect(lost.services.tokenStorage.read('')).toBe('kept')
  }
  const refused = createTestPage({ resumeSession: () => ({ kind: 'refused', code: 'SESSION_REPLACED' }) })
  refused.services.tokenStorage.write('kept', 'launch')
  await openOrResumeSession({ ...refused.services, launchToken: '' })
  expect(refused.services.tokenStorage.read('')).toBeNull()
})

it('stores nothing when the browser denies storage', async () => {
  const memory = createSessionTokenStorage('a-game', () => {
    throw new Error('denied')
  })
  expect(memory.read('')).toBeNull()
  expect(memory.write('token', 'launch')).toBe(false)
})

it('chooses a client seed on this device before the first round, and none later', async () => {
  const needing = { ...testFairness, nonce: 0, needs_client_seed: true }
  const { services, requestsOf } = createTestPage({
    openSession: () => createTestSession({ fairness: needing }),
    setClientSeed: ({ client_seed }) => ({
      fairness: { ...needing, client_seed, needs_client_seed: false },
    }),
  })
  const opened = await openOrResumeSession({ ...services, launchToken: 'launch' })
  const [request] = requestsOf('setClientSeed')
  expect(request).toEqual({ client_seed: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(opened.ok && opened.data.fairness).toMatchObject(request as object)
  const later = createTestPage({ openSession: () => createTestSession({}) })
  await openOrResumeSession({ ...later.services, launchToken: 'launch' })
  expect(later.requestsOf('setClientSeed')).toEqual([])
})
