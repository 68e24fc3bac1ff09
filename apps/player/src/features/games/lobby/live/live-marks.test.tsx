import { readFileSync } from 'node:fs'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSession } from '../../../../shared/stores/session-store.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { LiveMarks } from './live-marks.tsx'

const testServer = setUpTestServer()
afterEach(() => useSession.setState({ session: undefined }))
const own = (labels: readonly string[]) => {
  const marks = labels.map((label) => ({ label, tone: 'red' }))
  testServer.answers['/api/game/lastResults'] = okEnvelope({ list: [{ gid: 'b', marks }] })
}
const answer = (labels: readonly string[]) => {
  const marks = labels.map((label) => ({ label, tone: 'red' }))
  testServer.answers['/api/game/liveTables'] = okEnvelope({ list: [{ gid: 'a', marks }] })
}

it('shows signs as beads, oldest first', async () => {
  answer(['莊', '閒', '和'])
  renderPageAt(<LiveMarks gid="a" />, {})
  await screen.findByText('莊')
  expect(document.body.textContent).toBe('莊閒和')
})

it('shows the latest columns of a long road', async () => {
  answer(['甲', '乙', '丙', ...Array.from({ length: 16 }, () => '莊'), '閒'])
  renderPageAt(<LiveMarks gid="a" />, {})
  await screen.findByText('閒')
  expect(document.body.textContent).toBe(`${'莊'.repeat(16)}閒`)
})

it('shows the latest figures, newest first', async () => {
  answer(['1.01×', '2.00×', '3.00×', '4.00×', '5.00×'])
  renderPageAt(<LiveMarks gid="a" />, {})
  await screen.findByText('5.00×')
  expect(document.body.textContent).toBe('5.00×4.00×3.00×')
})

it('shows nothing for a game without tables, and asks once for all tiles', async () => {
  answer(['莊'])
  renderPageAt(
    <>
      <LiveMarks gid="b" />
      <LiveMarks gid="c" />
    </>,
    {},
  )
  await waitFor(() => expect(testServer.sentTo('/api/game/liveTables')).toHaveLength(1))
  expect(document.body.textContent).toBe('')
})

it('shows a player’s last numbers of a game that is played alone, newest first', async () => {
  answer(['莊'])
  own(['1', '2', '3', '4', '5', '36', '0'])
  act(() => useSession.setState({ session: { token: 't', socketUrl: '' } }))
  renderPageAt(<LiveMarks gid="b" />, {})
  await screen.findByText('36')
  expect(document.body.textContent).toBe('0365432')
})

it('asks for no results of a visitor', async () => {
  answer(['莊'])
  own(['17'])
  renderPageAt(
    <>
      <LiveMarks gid="a" />
      <LiveMarks gid="b" />
    </>,
    {},
  )
  await screen.findByText('莊')
  expect(testServer.sentTo('/api/game/lastResults')).toHaveLength(0)
  expect(screen.queryByText('17')).toBeNull()
})

it('has no ground under a row whose results do not fit, but under each of them', () => {
  const css = readFileSync(`${import.meta.dirname}/live-marks.module.css`, 'utf8')
  const grounds = [...css.matchAll(/([^{}]+)\{[^{}]*background:/g)].flatMap(([, names = '']) =>
    names.split(','),
  )
  const named = grounds.map((name) => name.trim().split('\n').at(-1)?.trim())
  expect(named).toContain('.figure')
  expect(named).toContain('.bead')
  expect(named).not.toContain('.row')
})
