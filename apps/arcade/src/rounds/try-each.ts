/** Works on each item in turn; one that fails holds up no other. Throws the first failure after all were tried. */
export async function tryEach<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const failures = await collectFailures(items, work)
  if (failures.length > 0) throw failures[0]
}

/** As `tryEach`, page by page: `findNext` returns the items after `last`, none at the end. */
export async function tryEachPage<T>(
  findNext: (last: T | undefined) => Promise<readonly T[]>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (let page = await findNext(undefined); page.length > 0; page = await findNext(page.at(-1)))
    failures.push(...(await collectFailures(page, work)))
  if (failures.length > 0) throw failures[0]
}

async function collectFailures<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error))
  return failures
}
