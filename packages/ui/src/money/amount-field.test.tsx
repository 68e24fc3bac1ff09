import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AmountField } from './amount-field.tsx'
import { groupThousands, parseAmountInput } from './amount-input.ts'

test.each([
  ['1234', 2, '1234'],
  ['１２３４．５', 2, '1234.5'],
  ['1,234.56', 2, '1234.56'],
  ['１，２３４', 0, '1234'],
  ['1,234,567', 0, '1234567'],
  [' NT$ 1,000 ', 0, '1000'],
  ['1000 TWD', 0, '1000'],
  ['1000元', 0, '1000'],
  ['25.5 USDT', 6, '25.5'],
  ['007', 0, '7'],
  ['0', 0, '0'],
  ['0.5', 2, '0.5'],
  ['.5', 2, '0.5'],
  ['12.', 2, '12'],
  ['', 2, ''],
])('typed %j with %d decimals is %j', (typed, decimals, value) => {
  expect(parseAmountInput(typed, decimals)).toEqual({ value, fault: undefined })
})

test.each([
  ['12.5', 0, 'whole'],
  ['12.', 0, 'whole'],
  ['12。5', 0, 'whole'],
  ['１２．５', 0, 'whole'],
  ['1,000.00', 0, 'whole'],
  ['.', 0, 'whole'],
  ['1.234', 2, 'decimals'],
  ['1.2345678', 6, 'decimals'],
  ['1e3', 0, 'digits'],
  ['1e3', 2, 'digits'],
  ['-50', 0, 'digits'],
  ['+50', 0, 'digits'],
  ['1,5', 2, 'digits'],
  ['1,23', 0, 'digits'],
  ['1.2.3', 2, 'digits'],
  ['1 000 x', 0, 'digits'],
  ['abc', 2, 'digits'],
  ['0x10', 0, 'digits'],
  ['∞', 0, 'digits'],
])('typed %j with %d decimals is an error (%s), never another amount', (typed, decimals, fault) => {
  expect(parseAmountInput(typed, decimals)).toEqual({ value: '', fault })
})

test.each([
  ['', ''],
  ['999', '999'],
  ['1234567.50', '1,234,567.50'],
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

test('the amount is plain while typing and grouped on blur', () => {
  render(<Form />)
  const input = screen.getByLabelText<HTMLInputElement>('存款金額')
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: '12345' } })
  expect(input.value).toBe('12345')
  fireEvent.blur(input)
  expect(input.value).toBe('12,345')
})

test('a decimal point in a whole amount shows an error, and the input stays', () => {
  render(<Form />)
  const input = screen.getByLabelText<HTMLInputElement>('存款金額')
  const noteOf = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
  fireEvent.focus(input)
  for (const typed of ['12', '12.', '12.5']) fireEvent.change(input, { target: { value: typed } })
  expect([input.value, input.getAttribute('aria-invalid'), noteOf()]).toEqual([
    '12.5',
    'true',
    '請輸入整數金額，不含小數',
  ])
  fireEvent.blur(input)
  expect(input.value).toBe('12.5')
  fireEvent.change(input, { target: { value: '1e3' } })
  expect(noteOf()).toBe('請只輸入數字')
  fireEvent.click(screen.getByRole('button', { name: '30,000' }))
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['30,000', null])
})

test('the keyboard is digits for whole amounts, decimal otherwise', () => {
  const { rerender } = render(<Form decimals={0} />)
  expect(screen.getByLabelText('存款金額').getAttribute('inputmode')).toBe('numeric')
  rerender(<Form decimals={2} />)
  expect(screen.getByLabelText('存款金額').getAttribute('inputmode')).toBe('decimal')
})

test('a quick amount fills the field and stays selected; "all" fills in the maximum in whole units', () => {
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

test('focus selects the whole amount, so that typing replaces it', () => {
  render(<Form />)
  const input = screen.getByLabelText<HTMLInputElement>('存款金額')
  fireEvent.change(input, { target: { value: '5000' } })
  expect(input.value).toBe('5,000')
  fireEvent.focus(input)
  expect(input.value).toBe('5000')
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4])
})

test('a form is not submitted while its amount is invalid, even if an empty one is allowed', () => {
  const sent = vi.fn()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Form />
      <button type="submit">進入遊戲</button>
    </form>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('存款金額')
  const go = screen.getByRole('button', { name: '進入遊戲' })
  fireEvent.change(input, { target: { value: '12.5' } })
  fireEvent.click(go)
  expect(sent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(input)
  fireEvent.change(input, { target: { value: '125' } })
  fireEvent.click(go)
  expect(sent).toHaveBeenCalledTimes(1)
})
