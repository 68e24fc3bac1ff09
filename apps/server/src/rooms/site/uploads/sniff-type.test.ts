import sharp from 'sharp'
import { expect, it, test } from 'vitest'
import { sniffType } from './sniff-type.ts'
import { testMp4, testPhoto, testWebm } from './testing/upload-fixtures.ts'

const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })

test('detects three image and three video types by their bytes', async () => {
  expect(sniffType(await testPhoto())).toBe('image/jpeg')
  expect(sniffType(await dot.clone().png().toBuffer())).toBe('image/png')
  expect(sniffType(await dot.clone().webp().toBuffer())).toBe('image/webp')
  expect(sniffType(testWebm())).toBe('video/webm')
  expect(sniffType(testMp4())).toBe('video/mp4')
  expect(sniffType(testMp4('qt  '))).toBe('video/quicktime')
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
  ['an archive', Buffer.from('PK\x03\x04', 'latin1')],
  ['a GIF', Buffer.from('GIF89a')],
  ['Matroska, which begins as WebM does', testWebm('matroska')],
  ['an EBML header and nothing behind it', testWebm().subarray(0, 30)],
  ['a film without its film box', Buffer.concat([testMp4().subarray(0, 20)])],
  [
    'a film with a page behind it',
    Buffer.concat([testMp4(), Buffer.from('<html><script>1</script></html>')]),
  ],
  ['a film that was cut off', testMp4().subarray(0, -1)],
  ['boxes of size nought point to the end', Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\0free', 'latin1')],
  ['a box smaller than its header', Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x02moov', 'latin1')],
  ['a box of 2⁶³ bytes', Buffer.from('\0\0\0\x01ftyp\x80\0\0\0\0\0\0\0isom', 'latin1')],
])('refuses %s', (_what, bytes) => {
  expect(sniffType(bytes)).toBeNull()
})
