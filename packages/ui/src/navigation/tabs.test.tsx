import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

function Records() {
  const [value, setValue] = useState<'all' | 'in' | 'out'>('all')
  return (
    <Tabs
      label="紀錄"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'all', label: '全部' },
        { value: 'in', label: '存款' },
        { value: 'out', label: '提款' },
      ]}
    >
      {value}
    </Tabs>
  )
}

test('arrows, Home and End move the choice and the focus, round the ends; the panel carries its name', () => {
  render(<Records />)
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key })
  press('ArrowLeft')
  expect(document.activeElement?.textContent).toBe('提款')
  press('ArrowRight')
  expect(document.activeElement?.textContent).toBe('全部')
  press('End')
  expect(screen.getByRole('tabpanel', { name: '提款' }).textContent).toBe('out')
  press('Home')
  expect(screen.getByRole('tab', { selected: true }).getAttribute('tabindex')).toBe('0')
  expect(screen.getByRole('tab', { name: '存款' }).getAttribute('tabindex')).toBe('-1')
})
