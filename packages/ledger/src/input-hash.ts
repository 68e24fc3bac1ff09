import { hash } from 'node:crypto'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The caller's own data about a transfer or hold, as a JSON object. */
export type Metadata = { readonly [key: string]: Json }

/** Whether PostgreSQL can store this text: no NUL, no lone surrogate. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Serializes JSON with sorted keys, so that equal objects have equal hashes; undefined when it cannot be stored. */
export function canonicalJson(value: Json): string | undefined {
  if (typeof value === 'string') return isStorableText(value) ? JSON.stringify(value) : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? JSON.stringify(value) : undefined
  if (value === null || typeof value === 'boolean') return JSON.stringify(value)
  if (typeof value !== 'object') return undefined
  const parts = isList(value)
    ? value.map(canonicalJson)
    : Object.entries(value).sort(byKey).map(canonicalPair)
  if (parts.includes(undefined)) return undefined
  return isList(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value)
}

function byKey([a]: [string, Json], [b]: [string, Json]): number {
  return a < b ? -1 : 1
}

function canonicalPair([key, value]: [string, Json]): string | undefined {
  const text = canonicalJson(value)
  return text !== undefined && isStorableText(key) ? `${JSON.stringify(key)}:${text}` : undefined
}

/** SHA-256 (hex) of a request's input, to distinguish a repeated request from another one with the same key. */
export function hashInput(parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex')
}
