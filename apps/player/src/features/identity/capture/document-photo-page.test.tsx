import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { savePhoto } from '../steps/identity-draft-store.ts'
import { draft, OWNER, setUpIdentityServer, showPage } from '../steps/testing/identity-fixture.tsx'
import { DocumentPhotoPage } from './document-photo-page.tsx'

const UPLOAD = '/api/sys/upload'
const testServer = setUpIdentityServer()
beforeEach(() => testServer.setIdentity({ draft: { ...draft, has_front: false, has_reverse: false } }))
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'))

const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('從相簿或檔案選擇'), { target: { files: [file] } })
const weighing = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size })

describe('/id_discriminate', () => {
  it('asks for the missing side', async () => {
    savePhoto(OWNER, 'front', { uploadId: 'a', picture: new Blob() })
    showPage(<DocumentPhotoPage />)
    expect(await screen.findByRole('heading', { name: '拍攝身分證 · 背面' })).toBeDefined()
  })

  it('asks for a passport’s data page, and for the side to be retaken', async () => {
    testServer.setIdentity({ draft: { ...draft, document_type: 3 } })
    showPage(<DocumentPhotoPage />, 'retake=front')
    expect(await screen.findByRole('heading', { name: '拍攝護照 · 資料頁' })).toBeDefined()
    expect(screen.queryByRole('link', { name: '下一步' })).toBeNull()
  })

  it('without a camera a file can be chosen', async () => {
    showPage(<DocumentPhotoPage />)
    fireEvent.click(await screen.findByRole('button', { name: '開啟相機' }))
    expect(await screen.findByText('此瀏覽器無法使用相機，請改選檔案。')).toBeDefined()
  })

  it.each([
    ['a PDF', new File(['%PDF'], 'id.pdf', { type: 'application/pdf' }), /這不是照片/],
    ['a drawing', new File(['<svg/>'], 'id.svg', { type: 'image/svg+xml' }), /這不是照片/],
    ['a PDF that is called a photo', new File(['%PDF'], 'id.jpg', { type: 'image/jpeg' }), /無法開啟/],
    ['a huge file', weighing(new File(['x'], 'id.jpg', { type: 'image/jpeg' }), 40_000_000), /檔案太大/],
  ])('%s is refused in words', async (_, file, words) => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('no picture', 'InvalidStateError')
    })
    showPage(<DocumentPhotoPage />)
    await choose(file)
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('a picture too small to read is rejected', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 320, height: 200, close: () => undefined }))
    showPage(<DocumentPhotoPage />)
    await choose(new File(['x'], 'id.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText(/照片太小/)).toBeDefined()
  })

  it.each([
    [
      'refused',
      () => ({ code: 10145, msg: '操作過於頻繁，請稍後再試', data: null }),
      '操作過於頻繁，請稍後再試',
    ],
    ['not answered', () => expect.fail('connection lost'), '網路發生錯誤，請檢查網路後再試'],
  ])('an upload that is %s says why, and can be sent again or taken anew', async (_, answer, words) => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1600, height: 1000, close: () => undefined }))
    Object.defineProperty(testServer.answers, UPLOAD, { get: answer })
    showPage(<DocumentPhotoPage />)
    await choose(new File(['x'], 'id.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText(words)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '重新上傳' }))
    await waitFor(() => expect(testServer.sentTo(UPLOAD)).toHaveLength(2))
    fireEvent.click(await screen.findByRole('button', { name: '重拍' }))
    expect(await screen.findByRole('button', { name: '開啟相機' })).toBeDefined()
  })

  it('can be retaken while a weak network uploads it', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1600, height: 1000, close: () => undefined }))
    const answer = globalThis.fetch
    let isAborted = false
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path.endsWith('/sys/upload')
        ? new Promise((_, reject) =>
            init.signal?.addEventListener('abort', () => {
              isAborted = true
              reject(new DOMException('aborted', 'AbortError'))
            }),
          )
        : answer(path, init),
    )
    showPage(<DocumentPhotoPage />)
    await choose(new File(['x'], 'id.jpg', { type: 'image/jpeg' }))
    fireEvent.click(await screen.findByRole('button', { name: '重拍' }))
    expect(await screen.findByRole('button', { name: '開啟相機' })).toBeDefined()
    expect(isAborted).toBe(true)
  })
})
