import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { arch, platform } from 'node:process'

/** Chromium without windows: it opens a page in two thirds of the time, and has no notifications. */
const windowless = ['chromium-headless-shell']
const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A container has no sandbox to offer and no screen; and nothing may phone home in the middle of a test. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Meant for a function in a cloud: one process, which playwright cannot drive for long. */
const unwantedArguments = new Set(['--single-process', '--no-zygote'])

interface Program {
  readonly executablePath: string
  readonly args: string[]
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

async function programOfMachine(names: readonly string[]): Promise<Program | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const places = [...names.flatMap(name => folders.map(folder => join(folder, name))), ...otherPlaces]
  for (const executablePath of places) {
    if (await isExecutable(executablePath)) return { executablePath, args: launchArguments }
  }
  return undefined
}

async function programOfPackage(): Promise<Program | undefined> {
  if (platform !== 'linux' || arch !== 'x64') return undefined
  const { default: packaged } = await import('@sparticuz/chromium')
  const args = packaged.args.filter(argument => !unwantedArguments.has(argument))
  return { executablePath: await packaged.executablePath(), args: [...args, ...launchArguments] }
}

/** A Chromium that can show notifications, if the machine has one. */
export function findWindowedBrowser(): Promise<Program | undefined> {
  return programOfMachine(windowed)
}

/** A Chromium: the one that LIFTWATCH_CHROMIUM names, else the machine's, else the one from npm. */
export async function findBrowser(): Promise<Program> {
  const named = process.env['LIFTWATCH_CHROMIUM']
  if (named) return { executablePath: named, args: launchArguments }
  const program = (await programOfMachine([...windowless, ...windowed])) ?? (await programOfPackage())
  if (program) return program
  throw new Error('No Chromium found: install chromium or Google Chrome, or set LIFTWATCH_CHROMIUM to the path of one.')
}
