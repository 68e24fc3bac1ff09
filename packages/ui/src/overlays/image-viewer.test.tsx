import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openImageViewer } from './open-image-viewer.ts'

// The viewer lays out its images by the size of its container.
Object.defineProperties(HTMLElement.prototype, { clientWidth: { value: 390 }, clientHeight: { value: 844 } })

const open = (language: 'zh-TW' | 'en', images = ['/one.png', '/two.png']) =>
  act(() => openImageViewer(images, language, images.length - 1))

test('opens at the image asked for, with its close button focused, and closes by it', async () => {
  await open('zh-TW')
  const dialog = await screen.findByRole('dialog', { name: '圖片' })
  expect(within(dialog).getByRole('group', { name: '第 2 張，共 2 張' })).toBeTruthy()
  await waitFor(() => expect(dialog.querySelector('img[src="/two.png"]')).not.toBeNull())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('關閉')
  act(() => within(dialog).getByRole('button', { name: '關閉' }).click())
  await waitFor(() => expect(document.querySelector('dialog[open], img')).toBeNull())
})

test('every control has a name in the language of the page', async () => {
  await open('en')
  const dialog = await screen.findByRole('dialog', { name: 'Images' })
  for (const name of ['Close', 'Zoom in', 'Zoom out', 'Previous image', 'Next image'])
    expect(within(dialog).getByRole('button', { name })).toBeTruthy()
  act(() => within(dialog).getByRole('button', { name: 'Close' }).click())
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
})

test('a single image has nothing to turn to', async () => {
  await open('en', ['/one.png'])
  const dialog = await screen.findByRole('dialog', { name: 'Images' })
  expect(within(dialog).queryByRole('button', { name: 'Next image' })).toBeNull()
  act(() => within(dialog).getByRole('button', { name: 'Close' }).click())
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
})
