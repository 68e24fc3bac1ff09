import { type ReactNode, useEffect } from 'react'
import { navigate } from './navigator.ts'
import type { Href } from './paths.ts'

/** Leads on to another page, in place of this one. What is inside stands there until it comes. */
export function Detour({ to, children }: { readonly to: Href; readonly children?: ReactNode }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return children
}
