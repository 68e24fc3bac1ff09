import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { okOf, showAt, testHall } from '../testing/test-hall.tsx'
import { SiteMark } from './site-mark.tsx'

const hall = testHall()
const image = () => document.querySelector('img')
const show = (mark: ReactNode, logo: string | null) => {
  hall.answers['/api/sites/siteconfig'] = okOf({ name: '星河', logo })
  showAt(mark, {})
}

it('shows the configured logo in its own aspect ratio', async () => {
  show(<SiteMark size={32} />, '/files/pictures/own.webp')
  await vi.waitFor(() => expect(image()?.getAttribute('src')).toBe('/files/pictures/own.webp'))
  expect(image()?.style.height).toBe('32px')
})

it('shows the default brand’s logo without one', async () => {
  show(<SiteMark size={32} />, null)
  await vi.waitFor(() => expect(hall.sentTo('/api/sites/siteconfig')).toHaveLength(1))
  expect(document.querySelector('svg')).not.toBeNull()
  expect(image()).toBeNull()
})
