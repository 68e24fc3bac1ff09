import { createOperatorPart } from './operator.js'
import { pageLanguage } from './page-language.js'
import { texts } from './texts.js'

const LANGUAGE_KEY = 'sandbox-language'
const REFRESH_MS = 2000
const SAID_MS = 3000
const byId = (id) => document.getElementById(id)

let language = readLanguage()
let saidTimer

function readLanguage() {
  return pageLanguage(storedLanguage(), document.cookie)
}

function storedLanguage() {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}

const text = () => texts[language]

function element(tag, { className, label, onClick } = {}, ...children) {
  const node = document.createElement(tag)
  if (className) node.className = className
  if (label !== undefined) node.textContent = label
  if (onClick) {
    node.type = 'button'
    node.addEventListener('click', () => once(node, onClick))
  }
  node.append(...children)
  return node
}

/** A button cannot be pressed again before its work is done. */
async function once(button, work) {
  button.disabled = true
  try {
    await work()
  } catch (error) {
    say(`${text().failed}: ${error.message}`)
  } finally {
    button.disabled = false
  }
}

function say(words) {
  byId('said').textContent = words
  clearTimeout(saidTimer)
  saidTimer = setTimeout(() => {
    byId('said').textContent = ''
  }, SAID_MS)
}

async function ask(path, body, method = body === undefined ? 'GET' : 'POST') {
  const response = await fetch(`api/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error ?? answer.msg ?? response.status)
  return answer
}

/** Redraws a list only when what it shows has changed, so that focus and selection stay. */
function show(id, items, draw, empty) {
  const list = byId(id)
  const print = JSON.stringify([language, items])
  if (list.dataset.print === print) return
  list.dataset.print = print
  list.replaceChildren(
    ...(items.length > 0 ? items.map(draw) : [element('li', { className: 'empty', label: empty })]),
  )
}

function drawMessage({ to, text: words, code, at }) {
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    say(text().copied)
  }
  return element(
    'li',
    {},
    element(
      'span',
      { className: 'grow' },
      document.createTextNode(to),
      element('small', { label: words }),
      element('small', { label: localTime(at) }),
    ),
    ...(code
      ? [
          element(
            'span',
            { className: 'group' },
            element('span', { className: 'code', label: code }),
            element('button', { className: 'quiet', label: text().copy, onClick: copy }),
          ),
        ]
      : []),
  )
}

function drawOrder({ order_no, amount, account }) {
  const pay = async (body) => {
    const { hall_answered } = await ask('gateway/pay', { order_no, ...body })
    say(`${text().paid} ${hall_answered}`)
    await refresh()
  }
  const payOther = async () => {
    const typed = Number(window.prompt(text().otherAmount, String(amount)))
    if (Number.isInteger(typed) && typed > 0) await pay({ amount: typed })
  }
  return element(
    'li',
    {},
    element(
      'span',
      { className: 'grow' },
      element('b', { label: `TWD ${amount.toLocaleString('en')}` }),
      element('small', { label: `${order_no} · ${account}` }),
    ),
    element('button', { label: text().pay, onClick: () => pay({}) }),
    element('button', { className: 'quiet', label: text().payOther, onClick: payOther }),
  )
}

const drawFault = ({ target, kind, times_left }) =>
  element('li', {
    label: `${text().targets[target] ?? target}：${text().kinds[kind] ?? kind}（${text().left(times_left)}）`,
  })

const localTime = (at) => new Date(at).toLocaleString(language, { timeZone: 'Asia/Taipei' })

async function refresh() {
  const [messages, orders, { now }, faults] = await Promise.all([
    ask('outbox'),
    ask('gateway/orders'),
    ask('clock'),
    ask('faults'),
  ])
  show('outbox', messages.slice(0, 8), drawMessage, text().noMessages)
  show('orders', orders, drawOrder, text().noOrders)
  show('fault-list', faults, drawFault, text().noFaults)
  byId('now').textContent = localTime(now)
  await operatorPart.refresh()
}

const operatorPart = createOperatorPart({ ask, element, byId, text, language: () => language, once })

function drawMoves() {
  const move = (seconds) => async () => {
    await ask('clock', { advance_s: seconds })
    say(text().moved)
    await refresh()
  }
  byId('moves').replaceChildren(
    element('button', { className: 'quiet', label: text().minutes(5), onClick: move(300) }),
    element('button', { className: 'quiet', label: text().hours(1), onClick: move(3600) }),
    element('button', { className: 'quiet', label: text().days(1), onClick: move(86_400) }),
  )
}

function fillSelect(select, names) {
  const chosen = select.value
  select.replaceChildren(
    ...Object.entries(names).map(([value, label]) => Object.assign(element('option', { label }), { value })),
  )
  if (chosen) select.value = chosen
}

async function plantFault(event) {
  event.preventDefault()
  const form = event.currentTarget
  const { target, kind, times } = Object.fromEntries(new FormData(form))
  await once(form.querySelector('button[type=submit]'), async () => {
    await ask('faults', { target, kind, times: Number(times) })
    say(text().planted)
    await refresh()
  })
}

async function sendUsdt(event) {
  event.preventDefault()
  const form = event.currentTarget
  const { to, amount } = Object.fromEntries(new FormData(form))
  await once(form.querySelector('button[type=submit]'), async () => {
    await ask('chain/transfer', { to: to.trim(), amount })
    say(text().sent)
    await refresh()
  })
}

async function clearFaults() {
  await ask('faults', undefined, 'DELETE')
  say(text().cleared)
  await refresh()
}

function speak() {
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-Hant-TW'
  document.title = text().title
  for (const node of document.querySelectorAll('[data-text]')) node.textContent = text()[node.dataset.text]
  byId('language').textContent = text().language
  fillSelect(byId('fault').elements.target, text().targets)
  fillSelect(byId('fault').elements.kind, text().kinds)
  drawMoves()
  operatorPart.speak()
}

byId('language').addEventListener('click', () => {
  language = language === 'en' ? 'zh-TW' : 'en'
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // The choice lasts for this visit.
  }
  speak()
  void refresh()
})
byId('fault').addEventListener('submit', plantFault)
byId('send').addEventListener('submit', sendUsdt)
byId('clear-faults').addEventListener('click', () => once(byId('clear-faults'), clearFaults))

speak()
await operatorPart.load()
await refresh()
setInterval(() => {
  if (!document.hidden) refresh().catch(() => {})
}, REFRESH_MS)
