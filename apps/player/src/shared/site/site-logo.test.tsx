import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../testing/test-server.tsx'
import { SiteLogo } from './site-logo.tsx'

const testServer = setUpTestServer()
const image = () => document.querySelector('img')
const show = (mark: ReactNode, logo: string | null) => {
  testServer.answers['/api/sites/siteconfig'] = okEnvelope({ name: '星河', logo })
  renderPageAt(mark, {})
}

it('shows the configured logo in its own aspect ratio', async () => {
  show(<SiteLogo size={32} />, '/files/pictures/own.webp')
  await vi.waitFor(() => expect(image()?.getAttribute('src')).toBe('/files/pictures/own.webp'))
  expect(image()?.style.height).toBe('32px')
})

it('shows the default brand’s logo without one', async () => {
  show(<SiteLogo size={32} />, null)
  await vi.waitFor(() => expect(testServer.sentTo('/api/sites/siteconfig')).toHaveLength(1))
  expect(document.querySelector('svg')).not.toBeNull()
  expect(image()).toBeNull()
})
