interface Packages {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string
        readonly link?: boolean
        readonly optional?: boolean
        readonly devOptional?: boolean
        readonly peer?: boolean
      }
    >
  >
}
export function findOutdatedPackages(lock: Packages, installed: Packages): string[]
export function describeOutdated(outdated: readonly string[]): string
