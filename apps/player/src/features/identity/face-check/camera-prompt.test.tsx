import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPageAt } from '../../../shared/testing/test-server.tsx'
import { CameraPrompt } from './camera-prompt.tsx'

it.each([
  ['denied', '尚未允許使用相機。請在瀏覽器設定中允許後，再試一次。'],
  ['missing', '找不到相機。請改用有前鏡頭的手機。'],
  ['busy', '相機無法啟動，可能正被其他程式使用。請關閉後再試一次。'],
] as const)('no camera (%s): a word, whom to ask, and a way on', (trouble, words) => {
  const open = vi.fn()
  const camera = { stream: undefined, trouble, isAsking: false, open, close: vi.fn() }
  renderPageAt(<CameraPrompt camera={camera} />, { name: 'faceRecognition', path: '/face_recognition' })
  expect(screen.getByRole('alert').textContent).toContain(words)
  expect(screen.getByText(/也可以用另一支手機登入繼續/)).toBeDefined()
  expect(screen.getByRole('link', { name: '聯絡客服' }).getAttribute('href')).toBe('#/service')
  fireEvent.click(screen.getByRole('button', { name: '開啟相機' }))
  expect(open).toHaveBeenCalledOnce()
})
