import { createContext, useContext } from 'react'
import type { PageName, PageParams } from './paths.ts'

/** The address of a page instance: fixed per instance, so that a kept page keeps its own address. */
export type PageAddress = {
  readonly name: PageName | 'notFound'
  readonly path: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: URLSearchParams
}

export const PageContext = createContext<PageAddress | undefined>(undefined)

/** The address of the page that contains this component; throws outside a page. */
export function usePage(): PageAddress {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage is for components inside a page')
  return page
}

/** The path parameters of the page: `usePageParams('activityDetail').id`; throws if the page has another name. */
export function usePageParams<N extends PageName>(name: N): PageParams<N> {
  const page = usePage()
  if (page.name !== name) throw new Error(`This page is ${page.name}, not ${name}`)
  return page.params as PageParams<N>
}
