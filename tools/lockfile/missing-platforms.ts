/** A package entry of the lockfile; other properties are kept unchanged. */
export interface LockedPackage {
  readonly version?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

const systems = /\b(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/
const processors = /\b(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/

/**
 * The packages for other systems that the lockfile does not record although a recorded package names them.
 * A registry that does not carry them makes npm leave them out, and `npm ci` then refuses the lockfile everywhere.
 */
export function findMissingPlatforms(lock: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {}
  for (const [path, holder] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(holder.optionalDependencies ?? {}))
      if (/^\d+\.\d+\.\d+/.test(version) && !isRecorded(lock, path, name))
        missing[`node_modules/${name}`] = describePlatform(name, version, holder)
  return missing
}

function isRecorded(lock: Lockfile, holderPath: string, name: string): boolean {
  for (
    let folder = holderPath;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (lock.packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

function describePlatform(name: string, version: string, holder: LockedPackage): LockedPackage {
  const os = systems.exec(name)?.[1]
  const cpu = processors.exec(name)?.[1]
  const libc = /-musl/.test(name) ? 'musl' : /-gnu/.test(name) && os === 'linux' ? 'glibc' : undefined
  return {
    version,
    ...(cpu !== undefined && { cpu: [cpu] }),
    ...(holder.dev && { dev: true }),
    ...(holder.devOptional && { devOptional: true }),
    ...(libc !== undefined && { libc: [libc] }),
    optional: true,
    ...(os !== undefined && { os: [os] }),
  }
}
