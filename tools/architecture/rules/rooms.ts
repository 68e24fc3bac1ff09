/** The ten rooms of the house. */
export const rooms = [
  'account',
  'identity',
  'wallet',
  'cashier',
  'games',
  'rewards',
  'inbox',
  'music',
  'support',
  'site',
] as const

const roomFolder =
  /^(apps\/server\/src\/rooms|apps\/player\/src\/features|apps\/console\/src\/features)\/([^/]+)\//

export interface Room {
  readonly folder: string
  readonly name: string
}

/** The room a file lies in: `undefined` for what is no room's. */
export function roomOf(path: string): Room | undefined {
  const match = roomFolder.exec(path)
  const [, base, name] = match ?? []
  return base === undefined || name === undefined ? undefined : { folder: `${base}/${name}`, name }
}
