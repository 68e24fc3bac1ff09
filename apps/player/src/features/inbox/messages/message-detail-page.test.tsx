import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { endSession, startSession } from '../../../shared/stores/session-store.ts'
import { renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { MessageDetailPage } from './message-detail-page.tsx'

const testServer = setUpTestServer()
const address = { name: 'messageDetail', path: '/message/7', params: { id: '7' } } as const
afterEach(() => endSession())

it('asks a visitor to log in to a private message and returns to it', async () => {
  testServer.answers['/api/sys/message/info'] = { code: 404, msg: '', data: null }
  renderPageAt(<MessageDetailPage />, address)
  const login = await screen.findByRole('link', { name: '登入' })
  expect(login.getAttribute('href')).toBe('#/login?to=%2Fmessage%2F7')
})

it('links to the other messages from a deleted one', async () => {
  startSession({ token: 't', socketUrl: '' })
  testServer.answers['/api/sys/message/info'] = { code: 404, msg: '', data: null }
  renderPageAt(<MessageDetailPage />, address)
  expect((await screen.findByRole('link', { name: '查看其他訊息' })).getAttribute('href')).toBe('#/message')
})
