import { ToastHost } from '@gamehall/ui/feedback/toast-host.tsx'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CsvButton } from './csv-button.tsx'

let saved: { name: string; text: Promise<string> }[] = []

beforeEach(() => {
  saved = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const file = { file_name: 'deposits.csv', csv: '\ufeff訂單編號\r\nD1\r\n', is_complete: true }
const show = (load: Parameters<typeof CsvButton>[0]['load']) =>
  render(
    <>
      <CsvButton load={load} />
      <ToastHost />
    </>,
  )

describe('CsvButton', () => {
  it('downloads one file for two taps, with its name and a UTF-8 byte order mark', async () => {
    const load = vi.fn(async () => file)
    show(load)
    const button = screen.getByRole('button', { name: '下載 CSV' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findByText('已下載 deposits.csv')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(1)
    expect(saved.map(({ name }) => name)).toEqual(['deposits.csv'])
    expect(await saved[0]?.text).toContain('訂單編號')
  })

  it('reports a file that is not complete', async () => {
    show(async () => ({ ...file, is_complete: false }))
    fireEvent.click(screen.getByRole('button', { name: '下載 CSV' }))
    expect(await screen.findByText(/只含最近的一部分/)).toBeDefined()
  })

  it('downloads nothing on an error, and can be retried', async () => {
    const load = vi.fn(async () => file)
    load.mockRejectedValueOnce(new CallError('business', 30012, '日期範圍有誤'))
    show(load)
    fireEvent.click(screen.getByRole('button', { name: '下載 CSV' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '下載 CSV' })).toBeDefined())
    expect(saved).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '下載 CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
  })
})
