import type { Context } from '../command/context'
import { finding, type Finding } from './finding'

/** Whether there is a terminal, how wide it is, and what it may show. */
export function checkTerminal({ io, translate }: Context): Finding {
  const { isTerminal, hasColour, width } = io.stdout
  if (!isTerminal) return finding('terminal', 'ok', translate('cli.doctor.noTerminal'))
  const locale = io.env['LC_ALL'] || io.env['LC_CTYPE'] || io.env['LANG'] || 'C'
  const detail = translate(hasColour ? 'cli.doctor.terminal' : 'cli.doctor.terminalPlain', {
    width: width ?? '?',
    locale,
  })
  return /utf-?8/i.test(locale)
    ? finding('terminal', 'ok', detail)
    : finding('terminal', 'warning', detail, translate('cli.doctor.localeAdvice'))
}
