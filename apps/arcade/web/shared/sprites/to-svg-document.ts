const SVG = 'http://www.w3.org/2000/svg'

/**
 * A drawing of the page as an SVG document of its own: with what it refers to elsewhere on the page (paints, symbols), and in the
 * page's typeface. The page's style sheets do not reach into it.
 */
export function toSvgDocument(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.removeAttribute('class')
  copy.setAttribute('font-family', getComputedStyle(drawing).fontFamily)
  const referred = document.createElementNS(SVG, 'defs')
  copy.prepend(referred)
  for (const id of referencesOf(copy)) {
    if (copy.querySelector(`[id="${id}"]`) !== null) continue
    const target = document.getElementById(id)
    if (target !== null) referred.append(target.cloneNode(true))
  }
  return new XMLSerializer().serializeToString(copy)
}

/** The ids that a drawing refers to, also those that what is added meanwhile refers to. */
function* referencesOf(drawing: SVGSVGElement): Generator<string> {
  const given = new Set<string>()
  for (;;) {
    const next = [...drawing.outerHTML.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)]
      .map(([, paint, shape]) => paint ?? shape ?? '')
      .find((id) => !given.has(id))
    if (next === undefined) return
    given.add(next)
    yield next
  }
}
