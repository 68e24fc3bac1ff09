import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { okOf } from '../../../shared/testing/test-hall.tsx'
import { draftOf, keepPhoto } from '../state/identity-draft-store.ts'
import { draft, identityHall, OWNER, reading, showPage } from '../testing/test-identity.tsx'
import { CertificatePage } from './certificate-page.tsx'

const READ = '/api/user/identity/read'
const hall = identityHall()
const picture = new Blob(['photo'], { type: 'image/jpeg' })

beforeEach(() => hall.tell({ draft }))
afterEach(() => void vi.useRealTimers())

describe('/certificate', () => {
  it('submits new photos, shows how much was read, and clears attached uploads', async () => {
    keepPhoto(OWNER, 'front', { uploadId: 'a', picture })
    keepPhoto(OWNER, 'reverse', { uploadId: 'b', picture })
    showPage(<CertificatePage />)
    expect(await screen.findByText('已讀取 5 項資料')).toBeDefined()
    expect(hall.sentTo(READ)).toEqual([{ front_upload_id: 'a', reverse_upload_id: 'b' }])
    expect(draftOf(OWNER)).toMatchObject({ front: undefined, reverse: undefined })
    fireEvent.click(screen.getByRole('button', { name: '下一步：核對資料' }))
    expect(hall.whereTo()).toEqual(['/realname_info'])
  })

  it('reopened, it reads the stored photos', async () => {
    showPage(<CertificatePage />)
    expect((await screen.findByAltText('正面照片')).getAttribute('src')).toBe('/front.jpg')
    expect(screen.getByAltText('背面照片').getAttribute('src')).toBe('/reverse.jpg')
    expect(hall.sentTo(READ)).toEqual([{}])
  })

  it('shows a side’s problem with advice, and still allows continuing', async () => {
    hall.answers[READ] = okOf({ ...reading, reverse_reasons: ['document_blurred'] })
    showPage(<CertificatePage />)
    expect(await screen.findByText('照片模糊')).toBeDefined()
    const ways = screen.getAllByRole('link', { name: '重拍背面' }).map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['#/id_discriminate?retake=reverse', '#/id_discriminate?retake=reverse'])
    fireEvent.click(screen.getByRole('button', { name: '仍要繼續' }))
    expect(hall.whereTo()).toEqual(['/realname_info'])
  })

  it('a suspected screen photo asks for the original, and allows continuing', async () => {
    hall.answers[READ] = okOf({ ...reading, front_reasons: ['document_screen'] })
    showPage(<CertificatePage />)
    expect(await screen.findByText('看起來像是翻拍螢幕')).toBeDefined()
    expect(screen.getByText(/請直接拍攝證件正本/).textContent).toContain('由專人審核')
    expect(screen.getAllByRole('link', { name: '重拍正面' })).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: '仍要繼續' }))
    expect(hall.whereTo()).toEqual(['/realname_info'])
  })

  it.each([10148, 10145])('a reader that is taken (%i) is waited for', async (code) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    hall.answers[READ] = { code, msg: '維護中', data: null }
    showPage(<CertificatePage />)
    expect(await screen.findByText(/正在為您排隊/)).toBeDefined()
    hall.answers[READ] = okOf(reading)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByText('已讀取 5 項資料')).toBeDefined()
    expect(hall.sentTo(READ)).toHaveLength(2)
  })

  it('when OCR stays busy it can be retried; until then there is no next step', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    hall.answers[READ] = { code: 10148, msg: '維護中', data: null }
    keepPhoto(OWNER, 'front', { uploadId: 'a', picture })
    showPage(<CertificatePage />)
    await screen.findByText(/正在為您排隊/)
    await act(() => vi.advanceTimersByTimeAsync(18_000))
    expect(await screen.findByText(/讀取服務忙線中，照片已保存/)).toBeDefined()
    expect(hall.sentTo(READ)).toHaveLength(7)
    expect(screen.getByText('照片已保存')).toBeDefined()
    expect(screen.getByRole('button', { name: '下一步：核對資料' })).toHaveProperty('disabled', true)
    expect(draftOf(OWNER).front).toBe('a')
    hall.answers[READ] = okOf(reading)
    fireEvent.click(screen.getByRole('button', { name: '再讀一次' }))
    expect(await screen.findByText('已讀取 5 項資料')).toBeDefined()
  })

  it('a missing attempt has its own message and a link', async () => {
    hall.answers[READ] = { code: 10040, msg: '訂單目前的狀態無法執行此操作', data: null }
    showPage(<CertificatePage />)
    expect(await screen.findByText(/這次認證已逾期/)).toBeDefined()
    expect(screen.getByRole('link', { name: '查看認證狀態' }).getAttribute('href')).toBe('#/authentication')
    expect(screen.queryByText(/訂單/)).toBeNull()
  })

  it('uploads whose response was lost were attached: the stored photos are read', async () => {
    keepPhoto(OWNER, 'front', { uploadId: 'a', picture })
    hall.answers[READ] = { code: 10099, msg: '已上傳', data: null }
    showPage(<CertificatePage />)
    await waitFor(() => expect(hall.sentTo(READ)).toEqual([{ front_upload_id: 'a' }, {}]))
  })
})
