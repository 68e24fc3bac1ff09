import type { Locale } from '@gamehall/contract/constants'
import { LanguageContext } from '@gamehall/web-client/i18n/text.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { RouteSource } from './routing/route-source.ts'
import { Shell } from './shell/shell.tsx'

type AppProps = {
  readonly language: Locale
  readonly queryClient: QueryClient
  readonly source: RouteSource
}

/** The root component: language and query providers around the shell. Renders the same on the server and in the browser. */
export function App({ language, queryClient, source }: AppProps) {
  return (
    <LanguageContext value={language}>
      <QueryClientProvider client={queryClient}>
        <Shell source={source} />
      </QueryClientProvider>
    </LanguageContext>
  )
}
