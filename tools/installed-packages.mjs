/**
 * Compares npm's record of what is installed (`node_modules/.package-lock.json`) with the lockfile, package by package. Returns
 * one line for each that is missing or of another version; a package for another platform may be missing.
 */
export function findOutdatedPackages(lock, installed) {
  return Object.entries(lock.packages).flatMap(([path, wanted]) => {
    // A workspace's own folder; what links to it is listed too.
    if (!path.includes('node_modules/')) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const found = installed.packages[path]
    if (found === undefined)
      return wanted.optional || wanted.devOptional || wanted.peer ? [] : [`${name} is missing`]
    if (found.link !== wanted.link) return [`${name} is ${found.link ? 'linked' : 'not linked'}`]
    return found.version === wanted.version
      ? []
      : [`${name} is ${found.version} instead of ${wanted.version}`]
  })
}

/** What to show before an installation that brings `outdated` up to date. */
export function describeOutdated(outdated) {
  const shown = outdated.slice(0, 3).join(', ')
  const rest = outdated.length > 3 ? ` and ${outdated.length - 3} more` : ''
  return `node_modules is older than package-lock.json: ${shown}${rest}.`
}
