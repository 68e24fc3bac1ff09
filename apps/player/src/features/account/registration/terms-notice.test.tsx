import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeServer, pressButton, renderPage, resetTestState } from '../testing/render-page.tsx'
import { TermsNotice } from './terms-notice.tsx'

beforeEach(resetTestState)
afterEach(resetTestState)

it('opens the terms of use, closes them, and opens them again', async () => {
  fakeServer({})
  renderPage(TermsNotice, 'register')
  expect(document.querySelector('dialog')).toBeNull()
  for (let time = 0; time < 2; time += 1) {
    await pressButton('使用規則')
    expect(await screen.findByRole('dialog', { name: '使用規則' })).toBeDefined()
    await pressButton('我知道了')
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
  }
})
