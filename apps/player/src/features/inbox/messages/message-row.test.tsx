import type { Message } from '@gamehall/contract/inbox'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MessageRow } from './message-row.tsx'

const message: Message = {
  id: '7',
  type: 1,
  msg_type: 'recharge',
  title: '存款通知',
  content: '存款 <b>1,000.00</b> 元 &amp; 已入帳',
  style: 1,
  detail_url: null,
  req_id: null,
  is_read: 0,
  created_at: '2026-11-21T16:30:00.000Z',
}

it('links to its message with plain text and Taiwan time', () => {
  render(<MessageRow message={message} />)
  const row = screen.getByRole('link', { name: /存款通知/ })
  expect(row.getAttribute('href')).toBe('#/message/7')
  expect(row.textContent).toContain('存款 1,000.00 元 & 已入帳')
  expect(row.textContent).toContain('2026-11-22 00:30')
  expect(screen.queryByRole('button')).toBeNull()
})

it('announces that it is unread only until it is read', () => {
  const { rerender } = render(<MessageRow message={message} />)
  expect(screen.getByText('未讀')).toBeTruthy()
  rerender(<MessageRow message={{ ...message, is_read: 1 }} />)
  expect(screen.queryByText('未讀')).toBeNull()
})

it('shows a placeholder for a picture', () => {
  render(<MessageRow message={{ ...message, style: 2, content: '/files/pictures/a.webp' }} />)
  expect(screen.getByText('［圖片］')).toBeTruthy()
  expect(screen.queryByText(/webp/)).toBeNull()
})

it('has a delete button named after the message', () => {
  const onDelete = vi.fn()
  render(<MessageRow message={message} onDelete={onDelete} />)
  fireEvent.click(screen.getByRole('button', { name: '刪除「存款通知」' }))
  expect(onDelete).toHaveBeenCalledOnce()
})
