import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

/** Finds a Chromium for the end-to-end tests, or installs it on Debian when run as root, beside what the caller does meanwhile. */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  }
  if (isDebian()) await ensureDebianPackages()
  if (browserPaths.some((path) => existsSync(path))) return
  throw new Error(
    'The end-to-end tests need Chromium or Chrome, and fonts with Chinese characters and emoji. ' +
      'Install them (on Ubuntu and Fedora: Google Chrome and the Noto CJK fonts; on macOS: Google Chrome), ' +
      'or name a browser with CHROMIUM_PATH.',
  )
}

async function ensureDebianPackages() {
  const missing = [...debianPackages].filter(([, file]) => !existsSync(file)).map(([name]) => name)
  if (missing.length === 0) return
  if (process.getuid?.() !== 0)
    throw new Error(
      `The end-to-end tests need ${missing.join(', ')}. Install them once:\n\n` +
        `  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing.join(' ')}`,
    )
  console.log(`Installing ${missing.join(', ')} (apt-get) …`)
  await installDebianPackages(missing)
}

/** In one shell: nothing of this process need run between the two commands, which `npm ci` may block. */
async function installDebianPackages(names) {
  const apt = 'apt-get -qq -o DPkg::Lock::Timeout=300'
  const script = `${apt} update && ${apt} install -y --no-install-recommends "$@"`
  const shell = spawn('sh', ['-c', script, 'sh', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  const [exitCode] = await once(shell, 'close')
  if (exitCode !== 0) throw new Error(`apt-get could not install ${names.join(', ')} (see above).`)
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
