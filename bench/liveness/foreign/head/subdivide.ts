/** A finer mesh whose points are fixed mixes of the coarse ones (Loop's rule: smooth inside, edges kept). */
export interface FinerMesh {
  readonly triangles: readonly number[]
  /** For each fine point: coarse points and their weights. */
  readonly mixes: readonly (readonly (readonly [point: number, weight: number])[])[]
}

interface Edge {
  readonly ends: readonly [number, number]
  readonly across: number[]
  readonly middle: number
}

function findEdges(triangles: readonly number[], count: number) {
  const edges = new Map<number, Edge>()
  const key = (a: number, b: number) => Math.min(a, b) * 100_000 + Math.max(a, b)
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const face = [triangles[corner], triangles[corner + 1], triangles[corner + 2]] as [number, number, number]
    for (const [a, b, c] of [
      [face[0], face[1], face[2]],
      [face[1], face[2], face[0]],
      [face[2], face[0], face[1]],
    ] as const) {
      const edge = edges.get(key(a, b))
      if (edge === undefined) edges.set(key(a, b), { ends: [a, b], across: [c], middle: count + edges.size })
      else edge.across.push(c)
    }
  }
  return { edges, middleOf: (a: number, b: number) => edges.get(key(a, b))?.middle ?? 0 }
}

export function subdivide(triangles: readonly number[], count: number): FinerMesh {
  const { edges, middleOf } = findEdges(triangles, count)
  const neighbors = Array.from({ length: count }, () => ({ all: [] as number[], rim: [] as number[] }))
  for (const { ends, across } of edges.values())
    for (const [from, to] of [ends, [ends[1], ends[0]]] as const) {
      neighbors[from]?.all.push(to)
      if (across.length === 1) neighbors[from]?.rim.push(to)
    }
  const mixes: [number, number][][] = neighbors.map(({ all, rim }, point) => {
    if (rim.length === 2) return [[point, 0.8], ...rim.map((other): [number, number] => [other, 0.1])]
    const share = all.length === 0 ? 0 : 0.25 / all.length
    return [[point, 1 - share * all.length], ...all.map((other): [number, number] => [other, share])]
  })
  for (const { ends, across } of edges.values())
    mixes.push(
      across.length === 1
        ? [
            [ends[0], 0.5],
            [ends[1], 0.5],
          ]
        : [[ends[0], 0.4], [ends[1], 0.4], ...across.map((other): [number, number] => [other, 0.1])],
    )
  const finer: number[] = []
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [a, b, c] = [triangles[corner], triangles[corner + 1], triangles[corner + 2]] as [
      number,
      number,
      number,
    ]
    const [ab, bc, ca] = [middleOf(a, b), middleOf(b, c), middleOf(c, a)]
    finer.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
  }
  return { triangles: finer, mixes }
}

/** The fine points of coarse ones; `size` numbers a point. */
export function mixPoints(mesh: FinerMesh, coarse: ArrayLike<number>, size: number): Float32Array {
  const fine = new Float32Array(size * mesh.mixes.length)
  mesh.mixes.forEach((mix, point) => {
    for (const [from, weight] of mix)
      for (let axis = 0; axis < size; axis += 1)
        fine[size * point + axis] =
          (fine[size * point + axis] as number) + weight * (coarse[size * from + axis] as number)
  })
  return fine
}
