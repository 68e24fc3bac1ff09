import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

it.each([
  [7, 19, '36'],
  [19, 19, '100'],
  [25, 19, '100'],
  [-1, 19, '0'],
  [0, 0, '100'],
])('%d of %d is announced as %s percent', (value, max, percent) => {
  render(<ProgressBar value={value} max={max} label="確認次數" valueText={`${value} / ${max}`} />)
  const bar = screen.getByRole('progressbar', { name: '確認次數' })
  expect(bar.getAttribute('aria-valuenow')).toBe(percent)
  expect(bar.getAttribute('aria-valuetext')).toBe(`${value} / ${max}`)
})
