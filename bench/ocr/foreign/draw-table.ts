import type { SeededNumbers } from './seeded-numbers.ts'

export const TABLES = ['cloth', 'wood', 'newspaper', 'tiles'] as const
export type Table = (typeof TABLES)[number]

const PRINT = `市府昨日公布河岸步道整修計畫，預計明年春天完工，屆時將增設座椅與飲水臺。附近居民表示歡迎，也希望夜間照明能夠改善。
The harbour ferry resumes its evening service on Monday after two weeks of repairs to the pier. Fares stay unchanged, the company said, and bicycles travel free of charge until autumn.
農會說明今年芒果收成較去年增加兩成，產地價格平穩，請消費者安心選購。氣象單位提醒週末午後有雷陣雨，山區活動宜提早下山。`

const full = 'position:absolute;inset:-50%;'

/** A checked cloth, its threads crossing. */
const cloth = (numbers: SeededNumbers) => {
  const hue = numbers.between(0, 360)
  const step = numbers.between(60, 130)
  const band = (turn: number) =>
    `repeating-linear-gradient(${turn}deg,hsl(${hue} 40% 45%/.55) 0 ${step / 2}px,transparent ${step / 2}px ${step}px)`
  const thread = (turn: number) => `repeating-linear-gradient(${turn}deg,#0000001c 0 2px,#ffffff14 2px 5px)`
  return `<div style="${full}background:${thread(0)},${thread(90)},${band(0)},${band(90)},hsl(${hue} 25% 82%);transform:rotate(${numbers.between(0, 40)}deg)"></div>`
}

/** Boards with grain. */
const wood = (numbers: SeededNumbers) => {
  const seed = Math.floor(numbers.between(1, 999))
  const shade = numbers.between(0.32, 0.62)
  return `<svg style="${full}width:200%;height:200%;transform:rotate(${numbers.between(-25, 25)}deg)"><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".003 .07" numOctaves="3" seed="${seed}"/><feColorMatrix values=".4 0 0 0 ${shade} .3 0 0 0 ${shade * 0.6} .2 0 0 0 ${shade * 0.3} 0 0 0 0 1"/></filter><rect width="100%" height="100%" filter="url(#grain)"/></svg><div style="${full}background:repeating-linear-gradient(0deg,transparent 0 196px,#2118 196px 201px)"></div>`
}

/** Columns of print, as large as half the card's. */
const newspaper = (numbers: SeededNumbers) => {
  const column = `<div>${PRINT.repeat(6)}</div>`
  return `<div style="${full}background:#dcd8cc;color:#3b3936;font:${numbers.between(17, 24)}px/1.45 'Noto Serif CJK TC';transform:rotate(${numbers.between(-30, 30)}deg);columns:6;column-gap:28px;column-rule:1px solid #8887;overflow:hidden">${column}<h1 style="font-size:64px;margin:8px 0">河岸步道　明春啟用</h1>${column.repeat(3)}</div>`
}

/** Glazed squares with grout between. */
const tiles = (numbers: SeededNumbers) => {
  const hue = numbers.between(0, 360)
  const step = numbers.between(120, 220)
  const rows = Array.from({ length: 20 * 20 }, (_, index) => {
    const light = 62 + numbers.between(-9, 9)
    return `<rect x="${(index % 20) * step + 4}" y="${Math.floor(index / 20) * step + 4}" width="${step - 8}" height="${step - 8}" rx="3" fill="hsl(${hue} 18% ${light}%)"/>`
  })
  return `<svg style="${full}width:200%;height:200%;background:#b9b4aa;transform:rotate(${numbers.between(0, 45)}deg)">${rows.join('')}</svg>`
}

const DRAWINGS = { cloth, wood, newspaper, tiles } as const

export const drawTable = (table: Table, numbers: SeededNumbers): string => DRAWINGS[table](numbers)
