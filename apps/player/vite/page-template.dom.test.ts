import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { earlyScript } from './early-script.ts'
import { createPageTemplate } from './page-template.ts'
import { unsupportedScript } from './unsupported-script.ts'

const files = {
  preludes: ['/assets/react.js'],
  entry: '/assets/index.js',
  pageFiles: 'data:application/json,{}',
  launch: ['/assets/start-game-page.js', '/assets/money.js', '/assets/money.css'],
}

describe('makeTemplate', () => {
  const html =
    '<head><!--early--><script type="module" crossorigin src="/assets/index.js"></script><link rel="stylesheet" crossorigin href="/a.css"><link rel="modulepreload" href="/b.js"><link rel="manifest" href="/m"></head>'
  const template = createPageTemplate({ html, css: 'a{color:red}', files })

  it('replaces render-blocking resources by the early script and inline styles', () => {
    expect(template.html).toContain('<style>a{color:red}</style>')
    expect(template.html).not.toMatch(/rel="stylesheet"|type="module"|modulepreload" href="\/b/)
    expect(template.html).toContain('<link rel="manifest" href="/m">')
    expect(template.html).toContain('<meta name="page-files" content="data:application/json,{}">')
  })

  it('contains the CSP hashes of the scripts and the style', () => {
    const scripts = [...template.html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '')
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(scripts).toHaveLength(2)
    expect(template.scriptHash).toBe(scripts.map(hash).join(' '))
    expect(template.styleHash).toBe(hash('a{color:red}'))
  })
})

describe('unsupportedScript (§8, 505)', () => {
  const run = () => {
    new Function(unsupportedScript())()
    document.dispatchEvent(new Event('DOMContentLoaded'))
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    document.body.replaceChildren()
    delete document.documentElement.dataset.unsupported
    delete document.documentElement.dataset.deep
  })

  it('does nothing in a supported browser', () => {
    vi.stubGlobal('IntersectionObserver', class {})
    document.body.innerHTML = '<div id="root">home</div>'
    run()
    expect([document.body.textContent, document.documentElement.dataset.unsupported]).toEqual([
      'home',
      undefined,
    ])
  })

  it('is written in the language of the document', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    document.documentElement.lang = 'en'
    document.body.innerHTML = '<div id="root">home</div>'
    run()
    document.documentElement.lang = ''
    expect(document.body.textContent).toMatch(/^Please try another browser.*Chrome/)
  })

  it.each(['HTMLDialogElement', 'AbortSignal', 'crypto', 'IntersectionObserver'])(
    'a browser without %s gets its page instead, and the app does not start',
    (missing) => {
      vi.stubGlobal('IntersectionObserver', class {})
      vi.stubGlobal(missing, undefined)
      document.body.innerHTML = '<div id="root">home</div>'
      run()
      expect(document.body.textContent).toMatch(/^請更換瀏覽器.*Chrome/)
      location.hash = '#/deposit'
      new Function('bring', earlyScript(files).replace('import(a)', 'bring(a)'))(() => {
        throw new Error('started')
      })
      location.hash = ''
      expect(document.head.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0)
    },
  )
})

describe('earlyScript', () => {
  const run = () => {
    // The modules themselves are not there: what counts is which are asked for.
    const script = earlyScript(files).replace('await import(a)', 'await 0')
    new Function(script)()
    return [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
      link.getAttribute('href'),
    )
  }
  const { dataset } = document.documentElement
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
    sessionStorage.clear()
    location.hash = ''
    document.head.replaceChildren()
    for (const name of ['theme', 'deep', 'session', 'motion', 'lost', 'broken', 'unsupported', 'firstFrame'])
      delete dataset[name]
    document.documentElement.style.fontSize = ''
  })

  it('at home waits for the load, then asks for the modules in order', async () => {
    vi.useFakeTimers()
    expect(run()).toEqual([])
    expect(dataset.deep).toBeUndefined()
    dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(100)
    const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
    expect(asked()).toEqual(['/assets/react.js', '/assets/index.js'])
    // What a page needs is asked for when one may be opened.
    dispatchEvent(new Event('pointerdown'))
    expect(asked().slice(2)).toEqual([files.pageFiles])
  })

  it('leaves the lobby out of the first frame of home, and only of home', () => {
    const painted: (() => void)[] = []
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        readonly #onPaint: () => void
        constructor(onPaint: () => void) {
          this.#onPaint = onPaint
        }
        observe({ type }: { type: string }) {
          if (type === 'paint') painted.push(this.#onPaint)
        }
      },
    )
    run()
    expect(dataset.firstFrame).toBe('')
    for (const onPaint of painted) onPaint()
    expect(dataset.firstFrame).toBeUndefined()
    // A page that is loaded in the background is not painted.
    run()
    dispatchEvent(new Event('load'))
    expect(dataset.firstFrame).toBeUndefined()
    location.hash = '#/deposit'
    run()
    expect(dataset.firstFrame).toBeUndefined()
    vi.unstubAllGlobals()
  })

  it('tells a player on a break from the first frame on, and no visitor', () => {
    sessionStorage.setItem('break', 'until 2099-12-03T06:00:00.000Z')
    run()
    expect(dataset.session).toBeUndefined()
    sessionStorage.setItem('token', 't')
    run()
    expect(dataset.session).toBe('until 2099-12-03T06:00:00.000Z')
    sessionStorage.removeItem('break')
    run()
    expect(dataset.session).toBe('')
  })

  it('retries after network failures and shows it meanwhile', async () => {
    vi.useFakeTimers()
    location.hash = '#/deposit'
    const asked: string[] = []
    let losses = 2
    const bring = async (address: string) => {
      asked.push(address)
      if (losses-- > 0) throw new TypeError('Importing a module script failed.')
    }
    new Function('bring', earlyScript(files).replace('import(a)', 'bring(a)'))(bring)
    await vi.advanceTimersByTimeAsync(2_500)
    expect([asked, dataset.lost]).toEqual([['/assets/react.js', '/assets/react.js'], ''])
    await vi.advanceTimersByTimeAsync(1_000)
    expect([asked.slice(2), dataset.lost]).toEqual([['/assets/react.js', '/assets/index.js'], undefined])
  })

  it('code that throws at start is reported and shown, and not retried', async () => {
    vi.useFakeTimers()
    location.hash = '#/deposit'
    const told: unknown[] = []
    const bring = vi.fn(async () => {
      throw new ReferenceError('x is not defined')
    })
    const script = earlyScript(files)
      .replace('import(a)', 'bring(a)')
      .replaceAll('wake()', 'wake().catch(tell)')
    new Function('bring', 'tell', script)(bring, (error: unknown) => told.push(error))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([bring.mock.calls.length, dataset.broken, dataset.lost]).toEqual([1, '', undefined])
    expect(told).toEqual([new ReferenceError('x is not defined')])
  })

  it('starts the app at once on a deep link and hides home', () => {
    location.hash = '#/deposit'
    expect(run()).toEqual(['/assets/react.js', '/assets/index.js'])
    expect(document.head.querySelector('link[rel=preload][as=fetch]')?.getAttribute('href')).toBe(
      files.pageFiles,
    )
    expect(dataset.deep).toBe('')
  })

  it('requests what the launch of a game needs together with the app, on a deep link to a game only', () => {
    const requested = () =>
      [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])
    location.hash = '#/startGame?gid=mines'
    run()
    expect(requested()).toEqual([
      ['modulepreload', '/assets/react.js'],
      ['modulepreload', '/assets/index.js'],
      ['modulepreload', '/assets/start-game-page.js'],
      ['modulepreload', '/assets/money.js'],
      ['preload', '/assets/money.css'],
    ])
    document.head.replaceChildren()
    location.hash = '#/deposit'
    run()
    expect(requested().map(([, address]) => address)).not.toContain('/assets/start-game-page.js')
  })

  it('starts the app on a deep link to a game when the table of files does not come', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    location.hash = '#/startGame?gid=mines'
    expect(run().slice(0, 2)).toEqual(['/assets/react.js', '/assets/index.js'])
    await Promise.resolve()
    expect(document.documentElement.dataset.lost).toBeUndefined()
    vi.unstubAllGlobals()
  })

  it.each(['#/', '#/?from=ad', ''])('%s is home', (hash) => {
    location.hash = hash
    run()
    expect(dataset.deep).toBeUndefined()
  })

  it('applies text size and reduced motion; ignores invalid stored values', () => {
    localStorage.setItem('text_size', 'xl')
    localStorage.setItem('motion', 'reduced')
    run()
    expect(document.documentElement.style.fontSize).toBe('125%')
    expect(dataset.motion).toBe('reduced')
    document.documentElement.style.fontSize = ''
    localStorage.setItem('text_size', 'constructor')
    run()
    expect(document.documentElement.style.fontSize).toBe('')
  })

  it('orders the tiles of home for a logged-in player before the first paint', () => {
    const rules: string[] = []
    class Sheet {
      insertRule = (rule: string) => rules.push(rule)
    }
    vi.stubGlobal('CSSStyleSheet', Sheet)
    vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('"', '\\"') })
    sessionStorage.setItem('lobby_order', JSON.stringify(['mines', 'a"b']))
    run()
    expect(rules).toEqual([
      '[data-session] [data-gid="mines"]{order:-2}',
      '[data-session] [data-gid="a\\"b"]{order:-1}',
    ])
    for (const [order, hash] of [
      ['{"odd":1}', '#/'],
      ['["mines"]', '#/gameListItem'],
    ] as const) {
      sessionStorage.setItem('lobby_order', order)
      location.hash = hash
      run()
    }
    expect(rules).toHaveLength(2)
    vi.unstubAllGlobals()
  })

  it('applies the theme and the login state before the first paint', () => {
    localStorage.setItem('theme', 'light')
    sessionStorage.setItem('token', 't')
    run()
    expect(dataset.theme).toBe('light')
    expect(dataset.session).toBe('')
  })
})
