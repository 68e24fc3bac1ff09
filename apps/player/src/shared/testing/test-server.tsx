import { ConfirmHost } from '@gamehall/ui/overlays/confirm.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { installNavigator, type Navigator } from '../navigation/navigator.ts'
import { type PageAddress, PageContext } from '../navigation/page-context.ts'

export const okEnvelope = (data: unknown) => ({ code: 0, msg: '', data })

/** Sets up a fake server for component tests: responds with `answers` by path, and records requests in `sent`. */
export function setUpTestServer() {
  const testServer = {
    answers: {} as Record<string, unknown>,
    sent: [] as { readonly path: string; readonly body: Record<string, unknown> }[],
    go: vi.fn<Navigator['go']>(),
    sentTo: (path: string) => testServer.sent.filter((each) => each.path === path).map(({ body }) => body),
  }
  beforeEach(() => {
    testServer.sent = []
    testServer.answers = {}
    installNavigator({ go: testServer.go, back: vi.fn() })
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string | FormData }) => {
      testServer.sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : await readForm(body) })
      return new Response(JSON.stringify(testServer.answers[path]))
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    testServer.go.mockReset()
  })
  return testServer
}

/** Converts a form to an object: text by name, files as a list of their contents. */
async function readForm(form: FormData): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    fields[name] = values.every((value) => typeof value === 'string')
      ? values.at(-1)
      : await Promise.all(values.map((value) => (typeof value === 'string' ? value : value.text())))
  }
  return fields
}

/** Renders a page at an address. */
export function renderPageAt(page: ReactNode, address: Partial<PageAddress>): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const at: PageAddress = { name: 'home', path: '/', params: {}, query: new URLSearchParams(), ...address }
  render(
    <QueryClientProvider client={client}>
      <PageContext value={at}>{page}</PageContext>
      <ConfirmHost />
    </QueryClientProvider>,
  )
}
