import { expect, it } from 'vitest'
import { toSvgDocument } from './to-svg-document.ts'

it('takes along what the drawing refers to elsewhere on the page, and nothing else', () => {
  document.body.innerHTML = `
    <svg><defs>
      <linearGradient id="gold"><stop offset="0" stop-color="#fc0"/></linearGradient>
      <g id="coin"><circle r="4" fill="url(#gold)"/></g>
      <g id="unused"><path d="M0 0"/></g>
    </defs></svg>
    <svg class="scene" viewBox="0 0 10 10"><defs><g id="own"><path d="M1 1"/></g></defs><use href="#coin"/><use href="#own"/></svg>`
  const drawing = document.querySelector<SVGSVGElement>('.scene')
  if (drawing === null) throw new Error('no drawing')
  const written = toSvgDocument(drawing)
  expect(written.match(/id="(?:gold|coin|own|unused)"/g)?.toSorted()).toEqual([
    'id="coin"',
    'id="gold"',
    'id="own"',
  ])
  expect(written).not.toContain('class=')
  expect(drawing.getAttribute('class')).toBe('scene')
})

it('leaves out what is nowhere', () => {
  document.body.innerHTML = '<svg><path fill="url(#gone)"/></svg>'
  const drawing = document.querySelector('svg')
  if (drawing === null) throw new Error('no drawing')
  expect(toSvgDocument(drawing)).toContain('url(#gone)')
})
