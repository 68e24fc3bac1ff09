import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { clearTabDrafts } from '../../../shared/storage/tab-drafts.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { TrialLaunch } from './trial-launch.tsx'
import { keepTrial, keptTrialUrl } from './trial-storage.ts'

const testServer = setUpTestServer()
// The test's document loads no frames, and says so.
vi.spyOn(console, 'error').mockImplementation(() => undefined)
const CALL = '/api/game/open/trial'
beforeEach(() => {
  clearTabDrafts()
  testServer.answers[CALL] = okEnvelope({ GameUrl: '/arcade/play/mines/#token=new' })
})

const frame = async () => await screen.findByTitle<HTMLIFrameElement>('遊戲')
const addressOf = ({ src }: HTMLIFrameElement) => new URL(src).hash
function open() {
  renderPageAt(<TrialLaunch gid="mines" game={undefined} onLeave={vi.fn()} />, { name: 'startGame' })
}
async function say(message: object) {
  const data = { source: 'gamehall-arcade', ...message }
  const { contentWindow: source } = await frame()
  dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin }))
}

it('keeps the address of a trial that is ready, so that a reload continues it', async () => {
  open()
  expect(addressOf(await frame())).toBe('#token=new')
  expect(keptTrialUrl('mines')).toBeUndefined()
  await say({ type: 'ready', exit: true })
  expect(keptTrialUrl('mines')).toBe('/arcade/play/mines/#token=new')
  expect(keptTrialUrl('plinko')).toBeUndefined()
})

it('continues the kept trial without opening another', async () => {
  keepTrial('mines', '/arcade/play/mines/#token=kept')
  open()
  expect(addressOf(await frame())).toBe('#token=kept')
  expect(testServer.sentTo(CALL)).toEqual([])
})

it('opens a new trial when the session of the kept one has ended', async () => {
  keepTrial('mines', '/arcade/play/mines/#token=kept')
  open()
  await say({ type: 'error', code: 'SESSION_EXPIRED' })
  await waitFor(async () => expect(addressOf(await frame())).toBe('#token=new'))
  await say({ type: 'error', code: 'SESSION_EXPIRED' })
  expect(testServer.sentTo(CALL)).toHaveLength(1)
})

it('forgets a trial that ends while it is played, and leaves the message to the game', async () => {
  keepTrial('mines', '/arcade/play/mines/#token=kept')
  open()
  await say({ type: 'ready', exit: true })
  await say({ type: 'error', code: 'unreachable' })
  expect(keptTrialUrl('mines')).toBeDefined()
  await say({ type: 'error', code: 'SESSION_ENDED' })
  expect(keptTrialUrl('mines')).toBeUndefined()
  expect(testServer.sentTo(CALL)).toEqual([])
})
