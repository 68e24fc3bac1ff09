import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StillDrawing } from './still-drawing.tsx'

afterEach(() => vi.restoreAllMocks())

const renderDrawing = () =>
  render(
    <StillDrawing viewBox="0 0 10 10" className="scene">
      <circle r="4" />
    </StillDrawing>,
  )

it('shows the drawing until its picture is ready, then the picture in its place', async () => {
  let ready = () => {}
  const decode = vi
    .spyOn(Image.prototype, 'decode')
    .mockReturnValue(new Promise<void>((resolve) => (ready = resolve)))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:drawing')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const { container, unmount } = renderDrawing()
  expect(decode).toHaveBeenCalledOnce()
  expect(container.querySelector('svg.scene circle')).not.toBeNull()
  ready()
  await waitFor(() => expect(container.querySelector('img.scene')?.getAttribute('src')).toBe('blob:drawing'))
  expect(container.querySelector('svg')).toBeNull()
  unmount()
  expect(revoke).toHaveBeenCalledWith('blob:drawing')
})

it('keeps the drawing where the browser cannot show its picture', async () => {
  const failed = Promise.reject(new Error('unsupported'))
  vi.spyOn(Image.prototype, 'decode').mockReturnValue(failed)
  const { container } = renderDrawing()
  await failed.catch(() => {})
  expect(container.querySelector('svg.scene circle')).not.toBeNull()
  expect(container.querySelector('img')).toBeNull()
})
