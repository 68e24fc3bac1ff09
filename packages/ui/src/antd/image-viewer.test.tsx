import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openImageViewer } from '../overlays/open-image-viewer.ts'
import { configureAntd } from './configure-antd.ts'

test('on React 19 the image viewer opens, with its close button focused', async () => {
  await act(() => openImageViewer(['/one.png', '/two.png'], 'zh-TW', 1))
  expect(await screen.findByRole('dialog', { name: '圖片' })).toBeTruthy()
  expect(document.querySelectorAll('.adm-image-viewer-content img')).toHaveLength(2)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('關閉')
  act(() => screen.getByRole('button', { name: '關閉' }).click())
  await waitFor(() => expect(document.querySelector('.adm-image-viewer-content')).toBeNull())
})

test('antd-mobile uses Taiwan’s wording', async () => {
  const { getDefaultConfig } = await import('antd-mobile/es/components/config-provider')
  configureAntd('zh-TW')
  const words = JSON.stringify(getDefaultConfig().locale)
  expect(words).toContain('載入中')
  expect(words).not.toMatch(/加載|刷新|網絡|賬|字段|字符/)
})
