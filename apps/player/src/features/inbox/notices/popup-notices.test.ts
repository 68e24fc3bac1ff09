import type { Notice } from '@gamehall/contract/inbox'
import { openStorage } from '@gamehall/web-client/storage/safe-storage.ts'
import { describe, expect, it } from 'vitest'
import { htmlToPlainText } from '../content/html-to-plain-text.ts'
import { noticeTarget } from '../content/notice-target.ts'
import { isPopupBlockedOn, markNoticeSeen, popupNotices, readSeenNotices } from './popup-notices.ts'

const notice: Notice = {
  id: '1',
  type: 999,
  notice_type: 999,
  title: '維護公告',
  content: '今晚維護',
  style: 1,
  is_show: 1,
  detail_url: null,
  sort: 2,
  created_at: '2026-11-21T00:00:00.000Z',
  updated_at: '2026-11-21T00:00:00.000Z',
}

describe('pop-up notices (§3: 999)', () => {
  it('appear in order, each once, and again when edited', () => {
    const storage = openStorage(() => sessionStorage)
    const earlier = { ...notice, id: '2', sort: 1 }
    const normal: Notice = { ...notice, id: '3', notice_type: 1 }
    expect(popupNotices([notice, normal, earlier], [])).toEqual([earlier, notice])
    markNoticeSeen(storage, earlier)
    expect(popupNotices([notice, earlier], readSeenNotices(storage))).toEqual([notice])
    const edited = { ...earlier, updated_at: '2026-11-22T00:00:00.000Z' }
    expect(popupNotices([edited], readSeenNotices(storage))).toEqual([edited])
  })

  it.each([
    '/register',
    '/bind_bank_card',
    '/authentication',
    '/certificate',
    '/face_recognition',
    '/face_tips',
    '/id_discriminate',
    '/realname_info',
  ])('§2: are blocked on %s', (path) => expect(isPopupBlockedOn(path)).toBe(true))

  it('are allowed on other pages', () => expect(isPopupBlockedOn('/')).toBe(false))

  it.each([
    ['{"wap":"/deposit"}', '/deposit'],
    ['{"wap":"https://evil.example"}', undefined],
    ['{"web":"/deposit"}', undefined],
    ['not json', undefined],
    [null, undefined],
  ])('%s leads to %s', (detail_url, target) => {
    expect(noticeTarget({ detail_url })).toBe(target)
  })
})

it.each([
  ['<p>今晚<br />維護</p><ul><li>a &amp; b</li></ul>', '今晚 維護 a & b'],
  ['1 &lt; 2', '1 < 2'],
  ['存款<strong>加碼 5%</strong>，<a href="#/deposit">去存款</a>。', '存款加碼 5%，去存款。'],
])('converts %s to %s', (html, words) => expect(htmlToPlainText(html)).toBe(words))
