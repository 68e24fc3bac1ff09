import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPageAt } from '../../../shared/testing/test-server.tsx'
import { CheckEnded } from './check-ended.tsx'
import type { EndedState } from './use-face-check.ts'

const showEnded = (state: EndedState, isNetworkSlow = false) =>
  renderPageAt(<CheckEnded state={state} isNetworkSlow={isNetworkSlow} onRestart={vi.fn()} />, {
    name: 'faceRecognition',
    path: '/face_recognition',
  })
const showRefused = (code: number, message: string) =>
  showEnded({ stage: 'refused', error: new CallError('business', code, message) })

it.each([
  [10088, '您已完成認證'],
  [10092, '今日認證次數已達上限，請明天再試'],
  [10099, '您已上傳過'],
])('%s: the reason, whom to ask, and the way back to the verification', (code, message) => {
  showRefused(code, message)
  expect(screen.getByRole('alert').textContent).toContain(message)
  expect(screen.queryByRole('button', { name: '重新開始' })).toBeNull()
  expect(screen.getByRole('link', { name: '聯絡客服' }).getAttribute('href')).toBe('#/service')
  expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toContain('/authentication')
})

it('a missing attempt has its own message', () => {
  showRefused(10040, '訂單目前的狀態無法執行此操作')
  expect(screen.getByText(/這次認證已逾期/)).toBeDefined()
  expect(screen.queryByText(/訂單/)).toBeNull()
})

it.each([
  ['the connection is lost', new CallError('network', 0, '網路發生錯誤，請檢查網路後再試')],
  ['the player asks too often', new CallError('business', 10145, '操作過於頻繁，請稍後再試')],
])('when %s: the reason, and another try', (_, error) => {
  showEnded({ stage: 'refused', error })
  expect(screen.getByRole('alert').textContent).toContain(error.message)
  expect(screen.getByRole('button', { name: '重新開始' })).toBeDefined()
  expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toContain('/authentication')
})

it.each([
  ['the network was too slow', true, '網路太慢，請移到收訊較好的地方', 1],
  ['it was not', false, '每次驗證限時 90 秒。準備好後再開始一次，動作順序會重新安排。', 0],
])('out of time when %s: why, whom to ask, and another try', (_, isNetworkSlow, words, elsewhere) => {
  showEnded({ stage: 'over', seconds: 90 }, isNetworkSlow)
  expect(screen.getByRole('alert').textContent).toContain(words)
  expect(screen.queryAllByText(/也可以用另一支手機登入繼續/)).toHaveLength(elsewhere)
  expect(screen.getByRole('link', { name: '聯絡客服' }).getAttribute('href')).toBe('#/service')
  expect(screen.getByRole('button', { name: '重新開始' })).toBeDefined()
})
