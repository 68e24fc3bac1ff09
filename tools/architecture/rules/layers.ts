import type { Rule } from '../rule.ts'

const layers: readonly (string | undefined)[] = ['shared', 'features', 'app']
const layerFolder = /^(apps\/(?:player|console)\/src)\/(shared|features|app)\//

/** In a client, `shared` knows no feature, and features do not know the app that holds them. */
export const clientLayers: Rule = {
  name: 'client-layers',
  *check({ scripts }) {
    for (const { path, imports } of scripts) {
      const here = layerOf(path)
      if (here === undefined) continue
      for (const { target, line } of imports) {
        const there = target === undefined ? undefined : layerOf(target)
        if (there === undefined || there.client !== here.client || there.level <= here.level) continue
        const [low, high] = [layers[here.level], layers[there.level]]
        yield {
          path,
          line,
          message: `${low} imports ${high}: pass it in from above, or move it down to ${low}`,
        }
      }
    }
  },
}

function layerOf(path: string): { client: string; level: number } | undefined {
  const [, client, layer] = layerFolder.exec(path) ?? []
  if (client === undefined) return undefined
  return { client, level: layers.indexOf(layer) }
}
