import type { CallName } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import type { AppContext } from '../platform/context/app-context.ts'
import type { HomeData } from '../platform/http/player-pages/player-build.ts'
import type { Caller } from '../platform/http/route.ts'
import { routes } from './rooms.ts'

const HOME_CALLS = [
  'getSiteConfig',
  'listBanners',
  'listNewNotices',
  'getGameHallList',
] as const satisfies CallName[]

/** Loads the home page's data for a visitor by calling its calls. Throws when a call refuses. */
export async function loadHomeData(ctx: AppContext, locale: Locale): Promise<HomeData> {
  const answers = await Promise.all(
    HOME_CALLS.map(async (name) => [name, await answerVisitor(ctx, name, locale)]),
  )
  return Object.fromEntries(answers) as HomeData
}

async function answerVisitor(ctx: AppContext, name: CallName, locale: Locale): Promise<unknown> {
  const route = routes.find(({ call }) => call.name === name)
  if (route === undefined) throw new Error(`no route answers ${name}`)
  const outcome = await route.answer(ctx, route.call.request.parse({}), visitor(locale))
  if (!outcome.ok) throw new Error(`${name} refused a visitor with ${outcome.code}`)
  return outcome.data
}

const visitor = (locale: Locale): Caller => ({
  session: null,
  locale,
  ip: '',
  deviceId: null,
  userAgent: '',
  requestId: '',
  idempotencyKey: '',
  origin: '',
})
