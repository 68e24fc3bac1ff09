import type { PageRoute, PageRoutes } from './page-route.ts'

/**
 * The app's page table, by declaration merging: `app/routing/pages.ts` composes the features' route lists and adds
 * `pages: typeof pages` here, so that `href` knows every page's name and parameters without importing a feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by app/routing/pages.ts
export interface PageRegister {}

type Pages = PageRegister extends { readonly pages: infer Registered } ? Registered : PageRoutes

export type PageName = keyof Pages & string

type PathOf<N extends PageName> = Pages[N] extends { readonly path: infer Path extends string } ? Path : never

let installed: PageRoutes = {}

/** Installs the page table; called once, before any page is addressed. */
export function installPages(pages: PageRoutes): void {
  installed = pages
}

/** Every page with its name. */
export function allPages(): readonly (readonly [PageName, PageRoute])[] {
  return Object.entries(installed) as [PageName, PageRoute][]
}

/** The route of a page. */
export function pageRoute(name: PageName): PageRoute {
  const route = installed[name]
  if (!route) throw new Error(`No page is named ${name}`)
  return route
}

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

export type PageParams<N extends PageName> = { readonly [K in ParamNames<PathOf<N>>]: string }

/** A path inside the app, the part after `#`. Only `href` and `parseHref` create one. */
export type Href = string & { readonly __brand: 'Href' }

type HrefArgs<N extends PageName> = [ParamNames<PathOf<N>>] extends [never]
  ? [params?: undefined, query?: Query]
  : [params: PageParams<N>, query?: Query]

export type Query = Readonly<Record<string, string | number | undefined>>

/** The path of a page: `href('activityDetail', { id: '7' }, { from: 'push' })` is `/activityDetail/7?from=push`. */
export function href<N extends PageName>(name: N, ...[params, query]: HrefArgs<N>): Href {
  const path = fillPath(pageRoute(name).path, params ?? {})
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(key, String(value))
  return asHref(search.size > 0 ? `${path}?${search}` : path)
}

/** Replaces the parameters of a route's path by their values. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
}

/** Validates a path from outside (a query, a push, a banner): undefined unless it is a path inside this app. */
export function parseHref(value: string | null | undefined): Href | undefined {
  if (!value) return undefined
  const path = value.startsWith('#') ? value.slice(1) : value
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? asHref(path) : undefined
}

function asHref(path: string): Href {
  return path as Href
}
