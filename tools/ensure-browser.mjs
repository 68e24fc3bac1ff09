import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const browserPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Files of Debian's packages, which show that they are installed. */
const debianPackages = new Map([
  ['chromium', '/usr/bin/chromium'],
  ['chromium-headless-shell', '/usr/bin/chromium-headless-shell'],
  ['fonts-noto-cjk', '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
  ['fonts-noto-color-emoji', '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf'],
])

/** Finds a Chromium for the end-to-end tests, or installs it on Debian when run as root. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  }
  if (isDebian()) ensureDebianPackages()
  if (browserPaths.some((path) => existsSync(path))) return
  throw new Error(
    'The end-to-end tests need Chromium or Chrome, and fonts with Chinese characters and emoji. ' +
      'Install them (on Ubuntu and Fedora: Google Chrome and the Noto CJK fonts; on macOS: Google Chrome), ' +
      'or name a browser with CHROMIUM_PATH.',
  )
}

function ensureDebianPackages() {
  const missing = [...debianPackages].filter(([, file]) => !existsSync(file)).map(([name]) => name)
  if (missing.length === 0) return
  if (process.getuid?.() !== 0)
    throw new Error(
      `The end-to-end tests need ${missing.join(', ')}. Install them once:\n\n` +
        `  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing.join(' ')}`,
    )
  console.log(`Installing ${missing.join(', ')} (apt-get) …`)
  runApt(['update', '-qq'])
  runApt(['install', '-y', '-qq', '--no-install-recommends', ...missing])
}

function runApt(args) {
  const result = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (result.status !== 0) throw new Error(`${result.stdout ?? ''}\napt-get ${args[0]} failed (see above).`)
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
