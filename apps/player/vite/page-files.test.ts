import { expect, it } from 'vitest'
import { takePageFiles } from './page-files.ts'

const NAMES =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.js","assets/index.js","assets/a.css","assets/b.js","assets/shell-overlays-1.js"])))=>i.map(i=>d[i]);\n'
const entry = () => ({
  type: 'chunk' as const,
  code: `${NAMES}load(()=>import("./a.js"),__vite__mapDeps([0,1,2]));load(()=>import("./b.js"),__vite__mapDeps([3,1,0]));load(()=>import("./shell-overlays-1.js"),__vite__mapDeps([4,1,2]));load(()=>import("./c.js"),[])`,
})
const present = new Set(['assets/index.js'])

it('moves the files of dynamic imports into one table by chunk, without those that the page has', () => {
  const index = entry()
  const { table, atOnce } = takePageFiles({ 'assets/index.js': index }, present)
  expect(atOnce).toEqual({ 'assets/shell-overlays-1.js': ['/assets/a.css'] })
  expect(JSON.parse(table.source)).toEqual({ 'a.js': ['/assets/a.css'], 'b.js': ['/assets/a.js'] })
  expect(index.code).toBe(
    'load(()=>import("./a.js"),"a.js");load(()=>import("./b.js"),"b.js");load(()=>import("./shell-overlays-1.js"),["/assets/a.css"]);load(()=>import("./c.js"),[])',
  )
})

it('names the table by its content', () => {
  const name = (change: (code: string) => string) =>
    takePageFiles({ 'assets/index.js': { type: 'chunk', code: change(entry().code) } }, present).table
      .fileName
  expect(name((code) => code)).toBe(name((code) => code))
  expect(name((code) => code.replace('assets/b.js', 'assets/d.js'))).not.toBe(name((code) => code))
})

it('fails the build when the bundler writes the files another way', () => {
  const odd = { type: 'chunk' as const, code: entry().code.replace('m.f||', 'm.g||') }
  expect(() => takePageFiles({ 'assets/index.js': odd }, present)).toThrow(/unknown way/)
})
