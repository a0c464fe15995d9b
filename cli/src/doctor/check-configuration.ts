import { readFileSync, statSync } from 'node:fs'
import { AppError } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/error-text'
import { openStoredFile } from '../account/stored-file'
import type { Context } from '../command/context'
import { variablesSet } from '../command/settings'
import { finding, type Finding } from './finding'

type Part = Pick<Finding, 'status' | 'detail' | 'advice'>

const forOthers = 0o077

function aboutFile({ translate }: Context, file: string): Part {
  try {
    readFileSync(file)
    const isOpen = (statSync(file).mode & forOthers) !== 0
    return isOpen
      ? {
          status: 'warning',
          detail: translate('cli.doctor.openToOthers', { file }),
          advice: translate('cli.doctor.openToOthersAdvice', { file }),
        }
      : { status: 'ok', detail: translate('cli.doctor.file', { file }), advice: null }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return { status: 'ok', detail: translate('cli.doctor.noFile', { file }), advice: null }
    return {
      status: 'warning',
      detail: translate('cli.doctor.unopened', { file, reason: message }),
      advice: translate('cli.doctor.unopenedAdvice'),
    }
  }
}

function aboutHome({ translate }: Context): Part {
  return { status: 'warning', detail: translate('cli.doctor.noHome'), advice: translate('cli.doctor.noHomeAdvice') }
}

/** Which file, which context, and which variables win over them. */
export function checkConfiguration(context: Context): Finding {
  const { translate, timeZone, io } = context
  try {
    const { path } = openStoredFile(context)
    const { context: name } = context.account()
    const { status, detail, advice } = path === undefined ? aboutHome(context) : aboutFile(context, path)
    const names = variablesSet(io.env)
    const sentences = [
      detail,
      name === undefined ? translate('cli.doctor.noContext') : translate('cli.doctor.inContext', { name }),
      ...(names.length > 0 ? [translate('cli.doctor.overriding', { names: names.join(', ') })] : []),
    ]
    return finding('configuration', status, sentences.join(' '), advice)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const advice = error.code === 'unreadable-file' ? translate('cli.doctor.brokenAdvice') : null
    return finding('configuration', 'failed', errorText(translate, error, timeZone), advice)
  }
}
