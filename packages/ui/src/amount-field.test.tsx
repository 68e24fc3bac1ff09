import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AmountField } from './amount-field.tsx'
import { cleanAmount, groupThousands } from './amount-text.ts'

test.each([
  ['1234', 2, '1234'],
  ['１２３４．５', 2, '1234.5'],
  ['1,234.567', 2, '1234.56'],
  ['1.2.3', 2, '1.23'],
  ['007', 0, '7'],
  ['0', 0, '0'],
  ['0.5', 2, '0.5'],
  ['.5', 2, '0.5'],
  ['12.', 2, '12.'],
  ['12.9', 0, '12'],
  ['-50', 0, '50'],
  ['1e5', 0, '15'],
  ['abc', 2, ''],
  ['', 2, ''],
])('typed %j with %d decimals is %j', (typed, decimals, amount) => {
  expect(cleanAmount(typed, decimals)).toBe(amount)
})

test.each([
  ['', ''],
  ['999', '999'],
  ['1234567.50', '1,234,567.50'],
  ['1234.', '1,234.'],
])('%j groups as %j', (amount, shown) => {
  expect(groupThousands(amount)).toBe(shown)
})

function Form({ decimals = 0, max }: { decimals?: number; max?: string }) {
  const [value, setValue] = useState('')
  return (
    <AmountField
      label="存款金額"
      value={value}
      onChange={setValue}
      decimals={decimals}
      quick={['500', '30000']}
      max={max}
      error={value === '1' ? '最低 100' : undefined}
    />
  )
}

test('it is plain while typed and grouped when left', () => {
  render(<Form />)
  const input = screen.getByLabelText<HTMLInputElement>('存款金額')
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: '12345x' } })
  expect(input.value).toBe('12345')
  fireEvent.blur(input)
  expect(input.value).toBe('12,345')
})

test('the keyboard is digits for whole amounts, decimal otherwise', () => {
  const { rerender } = render(<Form decimals={0} />)
  expect(screen.getByLabelText('存款金額').getAttribute('inputmode')).toBe('numeric')
  rerender(<Form decimals={2} />)
  expect(screen.getByLabelText('存款金額').getAttribute('inputmode')).toBe('decimal')
})

test('a quick amount fills it in and stays marked; all takes the maximum in whole units', () => {
  render(<Form max="12480.50" />)
  fireEvent.click(screen.getByRole('button', { name: '30,000' }))
  expect(screen.getByLabelText<HTMLInputElement>('存款金額').value).toBe('30,000')
  expect(screen.getByRole('button', { name: '30,000' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: '全部' }))
  expect(screen.getByLabelText<HTMLInputElement>('存款金額').value).toBe('12,480')
})

test('an error is tied to the field', () => {
  render(<Form />)
  const input = screen.getByLabelText('存款金額')
  fireEvent.change(input, { target: { value: '1' } })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('最低 100')
})

test('the whole amount is selected on entering, so that typing replaces it', () => {
  render(<Form />)
  const input = screen.getByLabelText<HTMLInputElement>('存款金額')
  fireEvent.change(input, { target: { value: '5000' } })
  expect(input.value).toBe('5,000')
  fireEvent.focus(input)
  expect(input.value).toBe('5000')
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4])
})
