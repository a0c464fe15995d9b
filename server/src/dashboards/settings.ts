import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { dashboardId } from '@liftwatch/core/contract/dashboards'
import { dashboardsMax } from '@liftwatch/core/limits'
import { z } from 'zod'
import { readWords } from '@liftwatch/core/files/read-words'
import { ConfigError, isSafeToLogIn, type Config } from '../config'

const address = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://dashboards.example' })
  .refine(isSafeToLogIn, { error: 'must begin with https:// unless it is on this machine' })
  .refine(url => !/[?#@]/.test(url), { error: 'must have no user, query or fragment' })
  .transform(url => url.replace(/\/+$/, ''))

const file = z
  .array(
    z.strictObject({
      id: dashboardId,
      name: z.string().trim().min(1).max(60),
      url: address,
      kind: z.literal('thingsboard', { error: "must be 'thingsboard'" }),
      user: z.string().min(1).max(254),
      passwordFile: z.string().min(1),
    }),
    { error: 'must be a list of dashboards' },
  )
  .max(dashboardsMax, { error: `must have at most ${dashboardsMax} dashboards` })
  .refine(all => new Set(all.map(({ id }) => id)).size === all.length, { error: 'must have each id once' })

/** A dashboard as its settings have it; its password is read from a file of its own. */
export interface DashboardSettings {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly user: string
  readonly password: string
}

function refuse(problem: string): never {
  throw new ConfigError(`Configuration: LIFTWATCH_DASHBOARDS: ${problem}`)
}

function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => refuse(`${path} cannot be read: ${readWords(error)}`))
}

function parse(path: string, text: string): z.infer<typeof file> {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    // What JSON.parse says shows a part of the text, and someone may have written a password there.
    return refuse(`${path} is no JSON (${(error as Error).name})`)
  }
  const parsed = file.safeParse(document)
  if (parsed.success) return parsed.data
  return refuse(`${path}: ${parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`)
}

/**
 * The dashboards that the settings name. A frame on the console's own origin could do all that its reader may do, so that none is let in.
 * Errors: ConfigError, in one line.
 */
export async function readDashboards({
  dashboardsFile,
  publicUrl,
}: Pick<Config, 'dashboardsFile' | 'publicUrl'>): Promise<readonly DashboardSettings[]> {
  if (dashboardsFile === undefined) return []
  const listed = parse(dashboardsFile, await readText(dashboardsFile))
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  return Promise.all(
    listed.map(async ({ id, name, url, user, passwordFile }) => {
      if (new URL(url).origin === own) refuse(`${id}: must be on another host or port than the console (${own})`)
      const password = (await readText(resolve(dirname(dashboardsFile), passwordFile))).trim()
      if (password === '') refuse(`${id}: the password file ${passwordFile} is empty`)
      return { id, name, url, user, password }
    }),
  )
}
