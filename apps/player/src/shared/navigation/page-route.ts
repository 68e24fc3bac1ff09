import type { CallName } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import type { ComponentType } from 'react'

/**
 * What `load` returns. Write it as the return type of each `load`: the compiler reads the paths from the route lists, and would
 * otherwise have to infer the pages' components for that, which use the paths.
 */
export type LoadedPage = Promise<ComponentType>

/** A bottom tab of the shell. */
export type PageTab = {
  /** Its place in the tab bar, from 1. */
  readonly position: number
  readonly shape: IconShape
  readonly title: Readonly<Record<Locale, string>>
  /** The raised tab in the middle. */
  readonly isMain?: boolean
}

/** One page of the player app (§2), as its feature's route list declares it. */
export type PageRoute = {
  /** The path after `#`; `:id` is a parameter. */
  readonly path: string
  /** Other spellings of the path, with the same parameters; they redirect to `path`. */
  readonly aliases?: readonly string[]
  /** Direction of the transition: 1 is a bottom tab; 5 to 38 are deeper pages, a larger index is deeper. */
  readonly index: number
  /** Set for a page of index 1. */
  readonly tab?: PageTab
  /** Requires a login, which returns here. */
  readonly isGuarded?: boolean
  /** Keeps its state and scroll position while another page is on top. */
  readonly isKept?: boolean
  /** Shown full screen, without the tab bar and most overlays of the shell. */
  readonly isBare?: boolean
  /** The call that the page is for. Where only formal accounts may make it (§6), a test account sees why instead of the page. */
  readonly submits?: CallName
  /** A page of a single item: the query key that names the item. */
  readonly requiredQuery?: string
  /** Where an address without its required query, or without its last parameter, redirects to. */
  readonly fallback?: string
  /** Loads the component. Undefined for the page in the first load, which the shell gets directly. */
  readonly load?: () => LoadedPage
}

/** The route list of a feature: its pages by name. The names are unique in the whole app. */
export type PageRoutes = Readonly<Record<string, PageRoute>>
