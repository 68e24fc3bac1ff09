import { DateRangeSheet } from '@gamehall/ui/date-time/date-range-sheet.tsx'
import { ConfirmHost, confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { Dialog } from '@gamehall/ui/overlays/dialog.tsx'
import { OfflineOverlay } from '@gamehall/ui/overlays/offline-overlay.tsx'
import { openImageViewer } from '@gamehall/ui/overlays/open-image-viewer.ts'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchSheet } from '../../shared/form/search-sheet.tsx'
import { href } from '../../shared/navigation/paths.ts'
import { useBackGuard } from '../../shared/navigation/use-back-guard.ts'
import { type AppRouter, createAppRouter } from './app-router.ts'
import { readOverlayDepth } from './overlay-history.ts'

const Page = () => null
let router: AppRouter

const depth = () => readOverlayDepth(history.state)
const at = () => router.source.snapshot().address.path
/** Waits until the history stands at so many entries of overlays, and stays there. */
const atDepth = (expected: number) =>
  vi.waitFor(() => {
    expect(depth()).toBe(expected)
  })
/** What the browser's own button, Android's gesture and iOS's swipe do. */
const step = (delta: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.go(delta)
    await arrived
  })

/** What typing an address or tapping a plain link does. */
function type(hash: string): void {
  history.pushState(null, '', hash)
  dispatchEvent(new PopStateEvent('popstate'))
}
let loaded: () => void

beforeEach(async () => {
  history.replaceState(null, '', '/')
  const pages = async () => Page
  const isLoaded = new Promise<void>((resolve) => {
    loaded = resolve
  })
  const service = () => isLoaded.then(pages)
  router = createAppRouter(Page, { activity: pages, mine: pages, service })
  router.navigator.go(href('activity'))
  await vi.waitFor(() => expect(at()).toBe('/activity'))
})
afterEach(async () => {
  cleanup()
  await atDepth(0)
  router.stop()
})

type Probe = { readonly isOpen: boolean; readonly onClose: () => void }
const days = { from: '2026-11-01', until: '2026-11-02' } as const
const kinds: readonly (readonly [string, (props: Probe) => ReactNode])[] = [
  [
    'Sheet',
    (props) => (
      <Sheet {...props} title="sheet">
        x
      </Sheet>
    ),
  ],
  ['Dialog', (props) => <Dialog {...props} title="dialog" onConfirm={() => undefined} />],
  ['OfflineOverlay', (props) => <OfflineOverlay {...props} />],
  [
    'DateRangeSheet',
    (props) => (
      <DateRangeSheet
        {...props}
        title="days"
        value={days}
        today="2026-11-03"
        earliest="2026-10-01"
        onChange={() => undefined}
      />
    ),
  ],
  [
    'SearchSheet',
    (props) => (
      <SearchSheet
        {...props}
        title="banks"
        search="name"
        none="none"
        items={[]}
        value=""
        onChoose={() => undefined}
      />
    ),
  ],
]

function Opened({ show, onClosed }: { show: (props: Probe) => ReactNode; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true)
  return show({
    isOpen,
    onClose: () => {
      setOpen(false)
      onClosed()
    },
  })
}

describe('a step back closes the topmost overlay and stays on the page', () => {
  it.each(kinds)('%s', async (_, show) => {
    const onClosed = vi.fn()
    render(<Opened show={show} onClosed={onClosed} />)
    await atDepth(1)
    await step(-1)
    expect(onClosed).toHaveBeenCalledTimes(1)
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect([at(), depth()]).toEqual(['/activity', 0])
  })

  it('a question is answered with no', async () => {
    render(<ConfirmHost />)
    let answer: Promise<boolean> | undefined
    act(() => {
      answer = confirm({ title: 'sure?' })
    })
    await atDepth(1)
    await step(-1)
    expect(await answer).toBe(false)
    expect([at(), depth()]).toEqual(['/activity', 0])
  })

  it('the image viewer', async () => {
    await act(() => openImageViewer(['/one.png'], 'en'))
    expect(document.querySelector('dialog[open]')).not.toBeNull()
    await atDepth(1)
    await step(-1)
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
    expect([at(), depth()]).toEqual(['/activity', 0])
  })

  it('all overlays use Modal', () => {
    const sources = import.meta.glob<string>(
      ['../../**/*.{ts,tsx}', '../../../../../packages/ui/src/**/*.{ts,tsx}'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    )
    const own = /<dialog\b|showModal\(|aria-modal/
    const found = Object.keys(sources).filter(
      (path) => !path.includes('.test.') && own.test(sources[path] ?? ''),
    )
    expect(found.map((path) => path.split('/').at(-1)).toSorted()).toEqual(['modal.tsx'])
  })
})

function Sheets({ isLocked = false, onBack }: { isLocked?: boolean; onBack?: () => void }) {
  const [open, setOpen] = useState(1)
  const close = (name: number) => {
    setOpen(name - 1)
    onBack?.()
  }
  return (
    <>
      <Sheet isOpen={open > 0} onClose={() => close(1)} isLocked={isLocked} title="first">
        <button type="button" onClick={() => setOpen(2)}>
          more
        </button>
        <button type="button" onClick={() => close(1)}>
          done
        </button>
      </Sheet>
      <Sheet isOpen={open > 1} onClose={() => close(2)} title="second">
        x
      </Sheet>
    </>
  )
}
const openTitles = () =>
  [...document.querySelectorAll('dialog[open] h2')].map(({ textContent }) => textContent)

describe('history entries follow the overlays', () => {
  it('nested overlays close one by one, and a step forward reopens none', async () => {
    render(<Sheets />)
    await atDepth(1)
    act(() => screen.getByText('more').click())
    await atDepth(2)
    await step(-1)
    expect([openTitles(), depth()]).toEqual([['first'], 1])
    await step(-1)
    expect([openTitles(), depth()]).toEqual([[], 0])
    await step(1)
    await atDepth(0)
    expect([openTitles(), at()]).toEqual([[], '/activity'])
  })

  it('closing by its own button removes the entry: the next step back leaves the page', async () => {
    render(<Sheets />)
    await atDepth(1)
    act(() => screen.getByText('done').click())
    await atDepth(0)
    await step(-1)
    expect(at()).toBe('/')
  })

  it('a locked overlay and its page stay', async () => {
    render(<Sheets isLocked />)
    await atDepth(1)
    await step(-1)
    await atDepth(1)
    expect([openTitles(), at()]).toEqual([['first'], '/activity'])
  })

  it('a pushed page replaces the entries of open overlays', async () => {
    render(<Sheets />)
    act(() => screen.getByText('more').click())
    await atDepth(2)
    const { length } = history
    router.navigator.go(href('mine'))
    await vi.waitFor(() => expect([at(), depth()]).toEqual(['/mine', 2]))
    cleanup()
    await atDepth(0)
    expect(history.length).toBe(length + 1)
    await step(-1)
    expect([at(), depth()]).toEqual(['/activity', 0])
  })

  it('closing and navigating at once: back returns to the page, not to a stale entry', async () => {
    render(<Sheets onBack={() => router.navigator.go(href('mine'))} />)
    await atDepth(1)
    act(() => screen.getByText('done').click())
    await vi.waitFor(() => expect([at(), depth()]).toEqual(['/mine', 0]))
    await step(-1)
    expect([at(), depth()]).toEqual(['/activity', 0])
  })

  it('closing and replacing the page removes the page from the history', async () => {
    render(<Sheets onBack={() => router.navigator.go(href('mine'), { replace: true })} />)
    await atDepth(1)
    act(() => screen.getByText('done').click())
    await vi.waitFor(() => expect([at(), depth()]).toEqual(['/mine', 0]))
    await step(-1)
    expect(at()).toBe('/')
  })

  it.each(['button', 'step back'])(
    'closing by %s that leaves the page leaves it by one step',
    async (how) => {
      router.navigator.go(href('mine'))
      await vi.waitFor(() => expect(at()).toBe('/mine'))
      render(<Sheets onBack={() => router.navigator.back(href('home'))} />)
      await atDepth(1)
      if (how === 'button') act(() => screen.getByText('done').click())
      else await step(-1)
      await vi.waitFor(() => expect([at(), depth()]).toEqual(['/activity', 0]))
    },
  )

  it('an address typed while the entry of a closed overlay is being removed stays', async () => {
    render(<Sheets />)
    await atDepth(1)
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined)
    act(() => screen.getByText('done').click())
    await vi.waitFor(() => expect(go.mock.calls).toEqual([[-1]]))
    go.mockRestore()
    // The browser takes the typed address first, and the step from there.
    act(() => type('#/mine'))
    await step(-1)
    await vi.waitFor(() => expect([location.hash, at(), depth()]).toEqual(['#/mine', '/mine', 0]))
    await step(-1)
    expect([location.hash, at()]).toEqual(['#/activity', '/activity'])
  })

  it('a step back while a typed page loads stays on the page', async () => {
    act(() => type('#/service'))
    expect(router.source.snapshot().isNavigating).toBe(true)
    await step(-1)
    loaded()
    await vi.waitFor(() => expect(router.source.snapshot().isNavigating).toBe(false))
    expect([location.hash, at()]).toEqual(['#/activity', '/activity'])
    router.navigator.go(href('service'))
    await vi.waitFor(() => expect([location.hash, at()]).toEqual(['#/service', '/service']))
  })

  it('removes the entry of an overlay that does not reopen after a reload', async () => {
    router.stop()
    history.pushState({ ...history.state, overlays: 1 }, '')
    router = createAppRouter(Page, { activity: async () => Page })
    await vi.waitFor(() => expect([at(), depth()]).toEqual(['/activity', 0]), 3_000)
  })
})

function Game({ onBack }: { onBack: () => void }) {
  const [isAsking, setAsking] = useState(false)
  useBackGuard(() => {
    setAsking(true)
    onBack()
  })
  return (
    <Sheet isOpen={isAsking} onClose={() => setAsking(false)} title="leave?">
      x
    </Sheet>
  )
}

describe('§2: a page whose back is disabled', () => {
  it('asks at a step back, stays at the next, and leaves by one step', async () => {
    const onBack = vi.fn()
    const { unmount } = render(<Game onBack={onBack} />)
    await atDepth(1)
    await step(-1)
    await atDepth(2)
    expect(openTitles()).toEqual(['leave?'])
    await step(-1)
    expect([openTitles(), depth(), onBack.mock.calls.length]).toEqual([[], 1, 1])
    router.navigator.back(href('home'))
    router.navigator.back(href('home'))
    unmount()
    await vi.waitFor(() => expect([at(), depth()]).toEqual(['/', 0]))
  })
})
