import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { drawCitizenFront } from './draw-citizen-front.ts'
import { drawCitizenReverse } from './draw-citizen-reverse.ts'
import { drawPassportPage } from './draw-passport-page.ts'
import { drawResidentFront, drawResidentReverse } from './draw-resident.ts'
import type { DrawnSide, ForeignDocument, ForeignPictures } from './foreign-document.ts'
import { CITIZENS } from './id-card-people.ts'
import { HOLDERS } from './passport-people.ts'
import { photographSide } from './photograph-side.ts'
import { chooseCleanPose, chooseHarmedPose } from './pose.ts'
import { FOREIGNERS } from './resident-people.ts'
import { type SeededNumbers, seedNumbers } from './seeded-numbers.ts'

type Sides = Pick<ForeignDocument, 'id' | 'documentType' | 'issueCountry' | 'truth'> & {
  readonly draw: (numbers: SeededNumbers) => { readonly front: DrawnSide; readonly reverse: DrawnSide | null }
}

const HERE = import.meta.dirname
const CARD_FACES = [
  'AR PL UKai TW',
  'Noto Serif CJK TC',
  'cwTeXMing',
  'AR PL UMing TW',
  'Noto Sans CJK TC',
  'cwTeXKai',
  'TW-Sung',
  'cwTeXYen',
] as const
const PASSPORT_FACES = [
  'Liberation Serif',
  'Carlito',
  'DejaVu Sans Condensed',
  'Liberation Sans Narrow',
] as const

const printed = <Field extends string>(fields: Record<Field, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<
    Record<Field, string>
  >

/** Whether the machine has the typeface with every letter of the text. */
function hasLetters(face: string, text: string): boolean {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0)?.toString(16)).join(' ')
  const family = face.replaceAll('-', '\\-')
  return execFileSync('fc-list', [`${family}${letters === '' ? '' : `:charset=${letters}`}`]).length > 0
}

/** The face of that number, or the next one that has all the letters. */
function chooseFace(faces: readonly string[], index: number, text: string): string {
  const [first] = faces
  if (first === undefined || !faces.every((face) => hasLetters(face, '')))
    throw new Error(`install the typefaces first (README.md): ${faces.join(', ')}`)
  return (
    faces
      .map((_, step) => faces[(index + step) % faces.length] ?? first)
      .find((face) => hasLetters(face, text)) ?? first
  )
}

const two = (index: number) => String(index + 1).padStart(2, '0')

const citizens = (): Sides[] =>
  CITIZENS.map((person, index) => ({
    id: `citizen-${two(index)}`,
    documentType: 1,
    issueCountry: 'TW',
    truth: printed({
      name: person.name,
      id_number: person.number,
      gender: person.number.charAt(1),
      birth_date: person.born,
      issue_date: person.issued,
      father: person.father,
      mother: person.mother,
      spouse: person.spouse,
      military_status: person.service,
      birthplace: person.birthplace,
      address: person.address,
      card_number: person.cardNumber,
    }),
    draw: (numbers) => {
      const text = Object.values(person)
        .join('')
        .replaceAll(/[^\p{Script=Han}·]/gu, '')
      const face = chooseFace(CARD_FACES, index, text)
      return {
        front: drawCitizenFront(person, index, face, numbers),
        reverse: drawCitizenReverse(person, index + Math.floor(index / 4), face, numbers),
      }
    },
  }))

const residents = (): Sides[] =>
  FOREIGNERS.map((person, index) => ({
    id: `resident-${two(index)}`,
    documentType: 2,
    issueCountry: 'TW',
    truth: printed({
      name: person.name,
      id_number: person.number,
      gender: '8AC'.includes(person.number.charAt(1)) ? '1' : '2',
      birth_date: person.born,
      issue_date: person.issued,
      expiry_date: person.expires,
      address: person.address,
      card_number: person.cardNumber,
    }),
    draw: (numbers) => {
      const text = Object.values(person)
        .join('')
        .replaceAll(/[^\p{Script=Han}]/gu, '')
      const face = chooseFace(CARD_FACES, index + 3, text)
      return {
        front: drawResidentFront(person, index, face, numbers),
        reverse: drawResidentReverse(person, index, face, numbers),
      }
    },
  }))

const passports = (): Sides[] =>
  HOLDERS.map((holder, index) => ({
    id: `passport-${two(index)}`,
    documentType: 3,
    issueCountry: holder.issueCountry,
    truth: printed({
      name: `${holder.surname}, ${holder.given}`,
      id_number: holder.number,
      gender: holder.gender,
      birth_date: holder.born,
      issue_date: holder.issued,
      expiry_date: holder.expires,
      birthplace: holder.birthplace,
    }),
    draw: (numbers) => {
      const face = PASSPORT_FACES[index % PASSPORT_FACES.length] ?? PASSPORT_FACES[0]
      return { front: drawPassportPage(holder, index, face, index % 4 === 2, numbers), reverse: null }
    },
  }))

async function photograph(page: Page, sides: Sides, index: number): Promise<ForeignDocument> {
  const { id, documentType, issueCountry, truth } = sides
  const take = async (version: 'clean' | 'degraded'): Promise<ForeignPictures> => {
    const numbers = seedNumbers(index * 2 + (version === 'clean' ? 1 : 2) + 700)
    const pose = version === 'clean' ? chooseCleanPose(index, numbers) : chooseHarmedPose(index, numbers)
    const drawn = sides.draw(seedNumbers(index + 400))
    const save = async (side: DrawnSide, name: string) => {
      const file = `${id}-${name}-${version}.jpg`
      await writeFile(`${HERE}/pictures/${file}`, await photographSide(page, side, pose, numbers))
      return file
    }
    return {
      front: await save(drawn.front, 'front'),
      reverse: drawn.reverse === null ? null : await save(drawn.reverse, 'reverse'),
    }
  }
  return {
    id,
    documentType,
    issueCountry,
    truth,
    clean: await take('clean'),
    degraded: await take('degraded'),
  }
}

/** Draws and photographs the whole set anew, into `pictures/` and `documents.json`. */
async function generateDocuments(): Promise<void> {
  await mkdir(`${HERE}/pictures`, { recursive: true })
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
  const page = await browser.newPage()
  const documents: ForeignDocument[] = []
  for (const sides of [...citizens(), ...residents(), ...passports()])
    documents.push(await photograph(page, sides, documents.length))
  await browser.close()
  await writeFile(`${HERE}/documents.json`, `${JSON.stringify(documents, null, 2)}\n`)
  console.log(`${documents.length} documents`)
}

await generateDocuments()
