import { addressesOf } from '@liftwatch/core/contract/server-addresses'
import { AppError, errorTable } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import type { Context } from '../command/context'
import { checkConfiguration } from '../doctor/check-configuration'
import { checkOwnServer } from '../doctor/check-own-server'
import { checkReadiness, checkServer } from '../doctor/check-server'
import { checkSession } from '../doctor/check-session'
import { checkTerminal } from '../doctor/check-terminal'
import { finding, findingColumns, type Finding } from '../doctor/finding'
import { addOutputFlags, withOutput } from '../output/output-flags'
import { createRowWriter } from '../output/rows'

const options = withOutput({
  server: z.boolean().default(false),
  settings: z.string().optional(),
})

const isFailed = ({ status }: Finding) => status === 'failed'

/** What there is to say of one server. */
async function checkOne(context: Context, server: string): Promise<readonly Finding[]> {
  const reached = await checkServer(context, server)
  if (reached.some(isFailed)) return [...reached, ...skipped(context, 'clock', 'readiness')]
  return [...reached, await checkReadiness(context, server)]
}

function skipped(context: Context, ...checks: Finding['check'][]): Finding[] {
  return checks.map(check => finding(check, 'skipped', context.translate('cli.doctor.skipped')))
}

async function checkAll(context: Context): Promise<readonly Finding[]> {
  const configuration = checkConfiguration(context)
  const terminal = checkTerminal(context)
  if (isFailed(configuration))
    return [configuration, ...skipped(context, 'server', 'clock', 'readiness', 'session'), terminal]
  const servers = await Promise.all(addressesOf(context.account().server).map(server => checkOne(context, server)))
  // The session is one of them all: any that is well can be asked.
  const canAsk = servers.some(findings => !findings.some(isFailed))
  const session = canAsk ? [await checkSession(context)] : skipped(context, 'session')
  return [configuration, ...servers.flat(), ...session, terminal]
}

function exitOf(findings: readonly Finding[]): number {
  if (findings.some(found => isFailed(found) && found.check === 'server')) return errorTable.unreachable.exit
  return findings.some(isFailed) ? errorTable['system-failure'].exit : 0
}

export const doctor: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      command
        .option('--server', 'look at what a server on this machine needs, for those who run it')
        .option('--settings <file>', 'with --server: settings as a service reads them, a line each'),
    ),
  options,
  async run(context, { output, server, settings }) {
    if (settings !== undefined && !server)
      throw new AppError('bad-input', { errors: [{ path: '--settings', message: 'goes with --server' }] })
    const findings = await (server ? checkOwnServer(context, settings) : checkAll(context))
    const writer = createRowWriter(context, output, findingColumns)
    writer.write(findings)
    await writer.end(findings.length)
    return exitOf(findings)
  },
}
