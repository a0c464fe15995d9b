import { errorTable } from '@liftwatch/core/errors'
import type { z } from 'zod'
import type { CommandSpec } from '../command/command'
import type { Context } from '../command/context'
import { checkConfiguration } from '../doctor/check-configuration'
import { checkReadiness, checkServer } from '../doctor/check-server'
import { checkSession } from '../doctor/check-session'
import { checkTerminal } from '../doctor/check-terminal'
import { finding, findingColumns, type Finding } from '../doctor/finding'
import { addOutputFlags, withOutput } from '../output/output-flags'
import { createRowWriter } from '../output/rows'

const options = withOutput({})

const isFailed = ({ status }: Finding) => status === 'failed'

async function checkAll(context: Context): Promise<readonly Finding[]> {
  const skipped = (...checks: Finding['check'][]) =>
    checks.map(check => finding(check, 'skipped', context.translate('cli.doctor.skipped')))
  const configuration = checkConfiguration(context)
  const terminal = checkTerminal(context)
  if (isFailed(configuration)) return [configuration, ...skipped('server', 'clock', 'readiness', 'session'), terminal]
  const server = await checkServer(context)
  if (server.some(isFailed)) return [configuration, ...server, ...skipped('clock', 'readiness', 'session'), terminal]
  const readiness = await checkReadiness(context)
  if (isFailed(readiness)) return [configuration, ...server, readiness, ...skipped('session'), terminal]
  return [configuration, ...server, readiness, await checkSession(context), terminal]
}

function exitOf(findings: readonly Finding[]): number {
  if (findings.some(found => isFailed(found) && found.check === 'server')) return errorTable.unreachable.exit
  return findings.some(isFailed) ? errorTable['system-failure'].exit : 0
}

export const doctor: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command),
  options,
  async run(context, { output }) {
    const findings = await checkAll(context)
    const writer = createRowWriter(context, output, findingColumns)
    writer.write(findings)
    await writer.end(findings.length)
    return exitOf(findings)
  },
}
