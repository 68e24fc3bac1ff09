import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPageAt } from '../../../shared/testing/test-server.tsx'
import { draft, setUpIdentityServer } from '../steps/testing/identity-fixture.tsx'

vi.mock('./prefetch-face-models.ts', () => ({ prefetchFaceModels: () => {} }))

const { FaceTipsPage } = await import('./face-tips-page.tsx')

const testServer = setUpIdentityServer()

it.each([
  [{ verified: null, failed: 30, films: 365 }, /認證通過後於認證有效期間保存，未通過則 30 天/],
  [{ verified: 1825, failed: 30, films: 365 }, /最長 5 年，未通過則 30 天/],
  [{ verified: 400, failed: 7, films: 365 }, /最長 400 天，未通過則 7 天，刪除認證資料後仍會保留至期滿/],
  [{ verified: 400, failed: 7, films: 90 }, /這些照片的特徵碼會保留 90 天，刪除認證資料後仍/],
])('the tips say how long this site keeps the face: %o', async (kept, words) => {
  testServer.setIdentity({ draft: { ...draft, is_confirmed: true }, face_kept_days: kept })
  renderPageAt(<FaceTipsPage />, { name: 'faceTips', path: '/face_tips' })
  expect(await screen.findByText(words)).toBeDefined()
})
