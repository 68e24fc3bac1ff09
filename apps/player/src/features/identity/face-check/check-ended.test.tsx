import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPageAt } from '../../../shared/testing/test-server.tsx'
import { CheckEnded } from './check-ended.tsx'

const showRefused = (code: number, message: string) =>
  renderPageAt(
    <CheckEnded
      state={{ stage: 'refused', error: new CallError('business', code, message) }}
      onRestart={vi.fn()}
    />,
    { name: 'faceRecognition', path: '/face_recognition' },
  )

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
