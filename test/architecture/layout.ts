import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Violation {
  /** The rule, such as `no-restricted-imports`. */
  readonly rule: string
  readonly file: string
  readonly message: string
}

interface Diagnostic {
  readonly code: string
  readonly filename: string
  readonly message: string
  readonly help?: string
}

/** The project's folders, empty, with the project's own lint configuration: a place to break its rules in. */
export interface Layout {
  readonly write: (files: Readonly<Record<string, string>>) => Promise<void>
  readonly lint: () => Promise<Violation[]>
  readonly remove: () => Promise<void>
}

export async function createLayout(): Promise<Layout> {
  const folder = await mkdtemp(join(tmpdir(), 'lw-layout-'))
  await copyFile(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  const configuration = JSON.parse(await readFile(join(root, '.oxlintrc.json'), 'utf8')) as { options: object }
  // What needs types is tried by the check itself; here there are only sketches of files.
  const sketch = { ...configuration, options: { ...configuration.options, typeAware: false } }
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(sketch))
  return {
    async write(files) {
      for (const [file, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, file)), { recursive: true })
        await writeFile(join(folder, file), text)
      }
    },
    async lint() {
      const oxlint = join(root, 'node_modules/.bin/oxlint')
      const output = await new Promise<string>(resolve =>
        execFile(oxlint, ['--format', 'json'], { cwd: folder, maxBuffer: 10_000_000 }, (_, stdout) => resolve(stdout)),
      )
      const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] }
      return diagnostics.map(({ code, filename, message, help }) => ({
        rule: code.replace(/^.*\((.*)\)$/, '$1'),
        file: filename,
        message: `${message} ${help ?? ''}`,
      }))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
