import { type ReactNode, useEffect } from 'react'
import { navigate } from './navigator.ts'
import type { Href } from './paths.ts'

/** Redirects to another page, replacing this one; renders `children` until it loads. */
export function Redirect({ to, children }: { readonly to: Href; readonly children?: ReactNode }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return children
}
